import type { cardCategories } from "@patron/contract";
import type { BodyOf, ReplyOf } from "@patron/contract/client";
import type { Language } from "@patron/contract/words";
import { withText } from "#kit/form/texts.ts";

export type Category = ReplyOf<typeof cardCategories.get>;

/** What the form's fields hold: the public texts in one language. */
export interface CategoryValues {
  title: string;
  public_title: string;
  public_description: string;
  color: string | null;
  text_color: string | null;
  sort_order: number | null;
  is_default: boolean;
  active: boolean;
  external_code: string;
}

export const blankCategory: CategoryValues = {
  title: "",
  public_title: "",
  public_description: "",
  color: null,
  text_color: null,
  sort_order: 0,
  is_default: false,
  active: true,
  external_code: "",
};

/** The values of an existing one, public texts in the reader's language. */
export function categoryValues(one: Category, language: Language): CategoryValues {
  return {
    title: one.title,
    public_title: one.public_title[language] ?? "",
    public_description: one.public_description[language] ?? "",
    color: one.color,
    text_color: one.text_color,
    sort_order: one.sort_order,
    is_default: one.is_default,
    active: one.active,
    external_code: one.external_code ?? "",
  };
}

/** What a change of some values says to the call; texts of other languages stay. */
export function categoryBody(
  changed: Partial<CategoryValues>,
  language: Language,
  before?: Category,
): Partial<BodyOf<typeof cardCategories.add>> {
  const { public_title, public_description, external_code, sort_order, ...same } = changed;
  return {
    ...same,
    ...(sort_order === undefined ? {} : { sort_order: sort_order ?? 0 }),
    ...(external_code === undefined ? {} : { external_code: external_code.trim() || null }),
    ...(public_title === undefined ? {} : { public_title: withText(before?.public_title, language, public_title) }),
    ...(public_description === undefined
      ? {}
      : { public_description: withText(before?.public_description, language, public_description) }),
  };
}
