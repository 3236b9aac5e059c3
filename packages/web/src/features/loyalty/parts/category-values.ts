import type { cardCategories } from "@patron/contract";
import type { BodyOf, ReplyOf } from "@patron/contract/client";
import type { Texts } from "#kit/form/texts.ts";

export type Category = ReplyOf<typeof cardCategories.get>;

/** What the form's fields hold. */
export interface CategoryValues {
  title: string;
  public_title: Texts;
  public_description: Texts;
  color: string | null;
  text_color: string | null;
  sort_order: number | null;
  is_default: boolean;
  active: boolean;
  external_code: string;
}

export const blankCategory: CategoryValues = {
  title: "",
  public_title: {},
  public_description: {},
  color: null,
  text_color: null,
  sort_order: 0,
  is_default: false,
  active: true,
  external_code: "",
};

/** The values of an existing one. */
export function categoryValues(one: Category): CategoryValues {
  return {
    title: one.title,
    public_title: one.public_title,
    public_description: one.public_description,
    color: one.color,
    text_color: one.text_color,
    sort_order: one.sort_order,
    is_default: one.is_default,
    active: one.active,
    external_code: one.external_code ?? "",
  };
}

/** What a change of some values says to the call. */
export function categoryBody(changed: Partial<CategoryValues>): Partial<BodyOf<typeof cardCategories.add>> {
  const { external_code, sort_order, ...same } = changed;
  return {
    ...same,
    ...(sort_order === undefined ? {} : { sort_order: sort_order ?? 0 }),
    ...(external_code === undefined ? {} : { external_code: external_code.trim() || null }),
  };
}
