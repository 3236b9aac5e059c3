import { CREDIT_TYPES } from "@patron/contract/enums";
import { type Counted, digitsOf } from "#kit/account-amount.ts";
import type { Filter } from "#kit/list/filters/filter-values.ts";
import { useMessages } from "#kit/messages.ts";
import { useProgramme } from "#kit/programme.ts";
import { specialAccountMessages } from "../messages.ts";

/** What the customers of a special account are found by. */
export function useHolderFilters(counted: Counted | undefined): Filter<unknown>[] {
  const t = useMessages(specialAccountMessages);
  const { programmes } = useProgramme();
  const digits = counted ? digitsOf(counted) : 2;
  const range = (name: "balance" | "amount" | "credit_limit", label: string) =>
    ({ kind: "range", name, from: `${name}_gte`, to: `${name}_lte`, label, whole: 13, digits }) as const;
  return [
    ...(programmes.length > 1
      ? [
          {
            name: "loyalty",
            label: t.programme,
            options: programmes.map(({ id, title }) => ({ value: id, label: title })),
          },
        ]
      : []),
    { name: "user_id_value", label: t.contact, kind: "text" },
    {
      name: "account_credit_type",
      label: t.credit,
      options: CREDIT_TYPES.map((value) => ({ value, label: t.credits[value] })),
    },
    range("balance", t.balance),
    range("amount", t.available),
    range("credit_limit", t.creditLimit),
  ];
}
