import type { PricedCheck, PriceInput } from "@patron/engine";
import { newId } from "#kit/id.ts";
import type { Dictionary } from "#kit/records/pack.ts";
import { packerWith } from "./values.ts";

/** A check as it was priced, and the result. */
export interface Example {
  input: PriceInput;
  check: PricedCheck;
}

/** Contexts that compress with a dictionary copy it, so it stays small. */
const mostBytes = 32_768;
const mostExamples = 8;

/**
 * A dictionary for checks like these: the rules, and those checks of which the others have least. Nothing of a person gets into it, because it is never
 * removed.
 */
export function dictionaryOf(examples: readonly Example[]): Dictionary {
  const left = examples.filter(isOfNobody);
  const rules = JSON.stringify(examples.at(-1)?.input.rules ?? []);
  let dictionary: Dictionary = { id: newId(), content: Buffer.from(rules) };
  for (let count = 0; count < mostExamples && left.length > 0; count += 1) {
    const sizes = left.map((one) => sizeWith(dictionary, [one]));
    const [strangest] = left.splice(sizes.indexOf(Math.max(...sizes)), 1);
    const content = Buffer.concat([Buffer.from(strangest ? textOf(strangest) : ""), dictionary.content]);
    if (content.length > mostBytes) break;
    dictionary = { id: newId(), content };
  }
  return dictionary;
}

/** The bytes that these checks take with a dictionary. */
export function sizeWith(dictionary: Dictionary | undefined, examples: readonly Example[]): number {
  const pack = packerWith(dictionary);
  return examples.reduce((sum, { input, check }) => sum + pack.input(input).length + pack.check(check).length, 0);
}

const isOfNobody = ({ input, check }: Example) => !input.referral && check.referral_rewards.length === 0;

const nobody = "00000000-0000-0000-0000-000000000000";

/** Without the rules, with made-up facts in place of the customer's. */
function textOf({ input: { rules: _, customer, ...input }, check }: Example): string {
  const unknown = customer && {
    ...customer,
    ...{ id: nobody, card_id: nobody, birth_date: customer.birth_date && "2000-01-01", registered_date: "2000-01-01" },
  };
  const text = JSON.stringify({ ...input, customer: unknown }) + JSON.stringify(check);
  const ids = customer ? [customer.id, customer.card_id].flatMap((id) => id ?? []) : [];
  return ids.reduce((masked, id) => masked.replaceAll(id, nobody), text);
}
