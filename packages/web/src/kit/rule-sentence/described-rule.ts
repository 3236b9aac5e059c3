import type { rules } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import type { Show } from "../show.ts";
import type { Names } from "./rule-facts.ts";

/** What a sentence does not say: what the rule is called, where it stands among others, and what customers read of it. */
type Unsaid = "id" | "title" | "active" | "sort_order" | "comment" | "public_title" | "public_description";
/** What a rule does, as the server answers it or as a form sends it. */
export type SpokenRule = Omit<BodyOf<typeof rules.add>, Unsaid>;

/** An account that rules credit. */
interface SpokenAccount {
  title: string;
  /** Writes an amount of what it counts; of money none, which is written in the rule's currency. */
  amount: ((text: string) => string) | null;
}
type Titles = ReadonlyMap<string, string>;
/** Who is who in a rule, as far as it is known. */
export interface RuleNames {
  goods: Titles;
  goodsCategories: Titles;
  cardCategories: Titles;
  pos: Titles;
  terminals: Titles;
  accounts: ReadonlyMap<string, SpokenAccount>;
  /** The business' own currency, which needs no words. */
  currency: string | null;
}
/** How values are written for the reader. */
export type SpokenShow = Pick<Show, "rate" | "unitPrice" | "quantity" | "day" | "number">;

/** More names than these are counted: a sentence is no list. */
const most = 4;
export function namesOf(ids: readonly string[] | null | undefined, titles: Titles): Names {
  const known = (ids ?? []).flatMap((id) => titles.get(id) ?? []).slice(0, most);
  return { known, more: (ids?.length ?? 0) - known.length };
}

/** An amount in the rule's currency, else as a plain number. */
export function amountIn(show: SpokenShow, currency: string | null | undefined, text: string): string {
  const [whole, part = ""] = text.split(".");
  return currency ? show.unitPrice(`${whole}.${part.padEnd(2, "0")}`, currency) : show.quantity(text);
}
