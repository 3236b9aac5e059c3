import type { cardCategories, customers } from "@patron/contract";
import { CARD_ACCESS } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import CreditCard from "lucide-react/icons/credit-card";
import Send from "lucide-react/icons/send";
import Tag from "lucide-react/icons/tag";
import { bulkAction, type ListAction } from "#kit/list/bulk/bulk.ts";
import type { RowOf } from "#kit/list/columns/use-columns.ts";
import { useMessages } from "#kit/messages.ts";
import { choices } from "#kit/options.ts";
import type { Option } from "#ui/fields/option.tsx";
import { customerMessages } from "../messages.ts";

type Row = RowOf<typeof customers.search>;

/** Bulk actions on customers of a programme: set the category or the access of their cards, send them a message. */
export function useCustomerBulk(loyaltyId: string | undefined, categories: readonly Option[]): ListAction<Row>[] {
  const t = useMessages(customerMessages);
  if (loyaltyId === undefined) return [];
  const skips = (row: Row) => (row.card ? null : t.hasNoCard);
  const of = (row: Row) => ({ loyalty_id: loyaltyId, user_ids: [row.id] });
  const categorise = bulkAction<typeof cardCategories.assign, Row>(calls.cardCategories.assign, {
    ...{ id: "category", label: t.setCategory, icon: Tag, does: t.setsCategory, skips },
    choice: { label: t.fields.category_id, options: [...categories, { value: "none", label: t.noCategory }] },
    requested: (row, choice) => ({ body: { ...of(row), category_id: choice === "none" ? null : choice } }),
  });
  const allow = bulkAction<typeof customers.changeAccess, Row>(calls.customers.changeAccess, {
    ...{ id: "access", label: t.setAccess, icon: CreditCard, does: t.setsAccess, skips },
    choice: {
      label: t.fields.access,
      options: choices(CARD_ACCESS, t.values.access).map((one) => ({ ...one, hint: t.accessHints[one.value] })),
    },
    requested: (row, choice) => ({ body: { ...of(row), access: CARD_ACCESS.find((one) => one === choice) ?? "full" } }),
  });
  const send: ListAction<Row> = {
    ...{ id: "send", label: t.sendMessage, icon: Send, needs: calls.messages.send },
    opens: (rows) => `/messages/mailings/create?loyalty_id=${loyaltyId}&user_ids=${rows.map(({ id }) => id).join()}`,
  };
  return categories.length > 0 ? [categorise, allow, send] : [allow, send];
}
