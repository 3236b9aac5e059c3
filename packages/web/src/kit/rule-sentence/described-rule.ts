import type { rules } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import type { Show } from "../show.ts";
import type { Names } from "./rule-facts.ts";

/** Fields that a sentence leaves out: the names of the rule, its rank and its texts for customers. */
type Undescribed = "id" | "title" | "active" | "sort_order" | "comment" | "public_title" | "public_description";
/** The content of a rule, as the API returns it or as a form sends it. */
export type DescribedRule = Omit<BodyOf<typeof rules.add>, Undescribed>;

/** An account that rules credit. */
interface NamedAccount {
  title: string;
  /** Formats an amount of what it counts; null for money, which is formatted in the currency of the rule. */
  amount: ((text: string) => string) | null;
}
type Titles = ReadonlyMap<string, string>;
/** The titles of the records that a rule names, as far as they are known. */
export interface RuleNames {
  goods: Titles;
  goodsCategories: Titles;
  cardCategories: Titles;
  pos: Titles;
  terminals: Titles;
  accounts: ReadonlyMap<string, NamedAccount>;
  /** The currency of the business, which a sentence does not mention. */
  currency: string | null;
}
/** Formats values in the language of the user. */
export type RuleFormats = Pick<Show, "rate" | "unitPrice" | "quantity" | "day" | "number">;

/** A sentence names this many records and counts the others. */
const most = 4;
export function namesOf(ids: readonly string[] | null | undefined, titles: Titles): Names {
  const known = (ids ?? []).flatMap((id) => titles.get(id) ?? []).slice(0, most);
  return { known, more: (ids?.length ?? 0) - known.length };
}

/** An amount in the rule's currency, else as a plain number. */
export function amountIn(show: RuleFormats, currency: string | null | undefined, text: string): string {
  const [whole, part = ""] = text.split(".");
  return currency ? show.unitPrice(`${whole}.${part.padEnd(2, "0")}`, currency) : show.quantity(text);
}
