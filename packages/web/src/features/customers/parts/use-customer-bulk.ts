import type { cardCategories, customers, messageConsents } from "@patron/contract";
import { Failure } from "@patron/contract/client";
import { CARD_ACCESS, MESSAGE_TYPES, RECORDED_CONSENT_SOURCES } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import CreditCard from "lucide-react/icons/credit-card";
import MailCheck from "lucide-react/icons/mail-check";
import Send from "lucide-react/icons/send";
import Tag from "lucide-react/icons/tag";
import { batchAction, bulkAction, type ListAction } from "#kit/list/bulk/bulk.ts";
import type { RowOf } from "#kit/list/columns/use-columns.ts";
import { useMessages } from "#kit/messages.ts";
import { choices } from "#kit/options.ts";
import type { Option } from "#ui/fields/option.tsx";
import { consentMessages } from "../consent-messages.ts";
import { customerMessages } from "../messages.ts";

type Row = RowOf<typeof customers.search>;

/** Bulk actions on customers of a programme: set the category or the access of their cards, send them a message. */
export function useCustomerBulk(loyaltyId: string | undefined, categories: readonly Option[]): ListAction<Row>[] {
  const t = useMessages(customerMessages);
  const c = useMessages(consentMessages);
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
  const consent = batchAction<typeof messageConsents.giveMany, Row>(calls.messageConsents.giveMany, {
    ...{ id: "consent", label: t.recordConsent, icon: MailCheck, does: t.recordsConsent },
    choice: {
      label: c.fields.consent,
      options: MESSAGE_TYPES.flatMap((type) =>
        (["agreed", "refused"] as const).map((said) => ({
          value: `${type} ${said}`,
          label: `${c.values.message_type[type]} · ${c.values.consent[said]}`,
        })),
      ),
    },
    secondChoice: { label: c.fields.source, options: choices(RECORDED_CONSENT_SOURCES, c.values.source) },
    most: 200,
    requested: (rows, choice) => ({ body: { user_ids: rows.map(({ id }) => id), ...saidIn(choice) } }),
    refused: ({ items }) =>
      new Map(
        items.flatMap(({ user_id, result }) =>
          result === "not-found" ? [[user_id, new Failure("customer.not_found")]] : [],
        ),
      ),
  });
  const send: ListAction<Row> = {
    ...{ id: "send", label: t.sendMessage, icon: Send, needs: calls.messages.send },
    opens: (rows) => `/messages/mailings/create?loyalty_id=${loyaltyId}&user_ids=${rows.map(({ id }) => id).join()}`,
  };
  return categories.length > 0 ? [categorise, allow, consent, send] : [allow, consent, send];
}

/** What a choice of channel, answer and source records. */
function saidIn(choice: string) {
  const [type, said, source] = choice.split(" ");
  const message_type = MESSAGE_TYPES.find((one) => one === type) ?? "sms";
  const from = RECORDED_CONSENT_SOURCES.find((one) => one === source) ?? "in-person";
  return { answers: [{ message_type, agreed: said === "agreed" }], source: from };
}
