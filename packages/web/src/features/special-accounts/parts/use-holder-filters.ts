import { CREDIT_TYPES } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { type Counted, digitsOf } from "#kit/account-amount.ts";
import { useFilters } from "#kit/list/filters/use-filters.ts";
import { useMessages } from "#kit/messages.ts";
import { choices, optionsOf } from "#kit/options.ts";
import { useProgramme } from "#kit/programme.ts";
import { specialAccountMessages } from "../messages.ts";

/** The filters of a special account's customers. */
export function useHolderFilters(counted: Counted | undefined) {
  const t = useMessages(specialAccountMessages);
  const programmes = optionsOf(useProgramme().programmes);
  const digits = counted ? digitsOf(counted) : 2;
  return useFilters(calls.specialAccounts.customers, t, (f) => [
    ...(programmes.length > 1 ? [f.choice("loyalty", { label: t.programme, options: programmes })] : []),
    f.text("user_id_value", { label: t.contact }),
    f.choice("account_credit_type", {
      label: t.fields.credit_type,
      options: choices(CREDIT_TYPES, t.values.credit_type),
    }),
    f.range("balance", ["balance_gte", "balance_lte"], { digits, negative: true }),
    f.range("amount", ["amount_gte", "amount_lte"], { label: t.available, digits, negative: true }),
    f.range("credit_limit", ["credit_limit_gte", "credit_limit_lte"], { digits }),
  ]);
}
