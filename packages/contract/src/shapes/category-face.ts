import * as s from "../kit/schema.ts";

/** The customer category of a card, as lists and tills show it. */
export const CardCategoryFace = s.object({
  id: s.idOf("card_category"),
  title: s.text(200),
  color: s.nullable(s.text(7)),
  text_color: s.nullable(s.text(7)),
  external_code: s.nullable(s.text(64)),
});
