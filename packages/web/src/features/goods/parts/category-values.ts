import type { goods } from "@patron/contract";
import type { BodyOf, ReplyOf } from "@patron/contract/client";
import type { Texts } from "#kit/form/texts.ts";

type Category = ReplyOf<typeof goods.category>;

export interface CategoryValues {
  title: string;
  parent_id: string | null;
  code: string;
  public_title: Texts;
  public_description: Texts;
  show_in_store: boolean;
  show_in_terminal: boolean;
  active: boolean;
}

export const blankCategory: CategoryValues = {
  title: "",
  parent_id: null,
  code: "",
  public_title: {},
  public_description: {},
  show_in_store: true,
  show_in_terminal: true,
  active: true,
};

/** The values of an existing category. */
export function categoryValues(one: Category): CategoryValues {
  const { title, parent_id, show_in_store, show_in_terminal, active } = one;
  return {
    ...{ title, parent_id, show_in_store, show_in_terminal, active },
    code: one.code ?? "",
    public_title: one.public_title,
    public_description: one.public_description,
  };
}

/** What a change of some values says to the call. */
export function categoryBody(changed: Partial<CategoryValues>): Partial<BodyOf<typeof goods.addCategory>> {
  const { code, ...same } = changed;
  return {
    ...same,
    ...(code === undefined ? {} : { code: code || null }),
  };
}
