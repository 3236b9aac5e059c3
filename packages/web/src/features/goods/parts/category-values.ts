import type { goods } from "@patron/contract";
import type { BodyOf, ReplyOf } from "@patron/contract/client";
import type { Language } from "@patron/contract/words";
import { withText } from "#kit/form/texts.ts";

type Category = ReplyOf<typeof goods.category>;

export interface CategoryValues {
  title: string;
  parent_id: string | null;
  code: string;
  public_title: string;
  public_description: string;
  show_in_store: boolean;
  show_in_terminal: boolean;
  active: boolean;
}

export const blankCategory: CategoryValues = {
  title: "",
  parent_id: null,
  code: "",
  public_title: "",
  public_description: "",
  show_in_store: true,
  show_in_terminal: true,
  active: true,
};

/** The values of an existing category, public texts in the reader's language. */
export function categoryValues(one: Category, language: Language): CategoryValues {
  const { title, parent_id, show_in_store, show_in_terminal, active } = one;
  return {
    ...{ title, parent_id, show_in_store, show_in_terminal, active },
    code: one.code ?? "",
    public_title: one.public_title[language] ?? "",
    public_description: one.public_description[language] ?? "",
  };
}

/** What a change of some values says to the call; texts of other languages stay. */
export function categoryBody(
  changed: Partial<CategoryValues>,
  language: Language,
  before?: Category,
): Partial<BodyOf<typeof goods.addCategory>> {
  const { public_title, public_description, code, ...same } = changed;
  return {
    ...same,
    ...(code === undefined ? {} : { code: code || null }),
    ...(public_title === undefined ? {} : { public_title: withText(before?.public_title, language, public_title) }),
    ...(public_description === undefined
      ? {}
      : { public_description: withText(before?.public_description, language, public_description) }),
  };
}
