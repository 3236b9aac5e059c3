import { PAYMENT_TYPES, TRANSACTION_STATUSES } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { useAddress } from "#kit/address/address.ts";
import { useCall } from "#kit/call/use-call.ts";
import { useLanguage } from "#kit/language.ts";
import type { Filter } from "#kit/list/filters/filter-values.ts";
import { useMessages } from "#kit/messages.ts";
import { choices, optionsOf } from "#kit/options.ts";
import { weekDayName } from "#kit/week-day.ts";
import { transactionsMessages } from "../messages.ts";

const weekDays = [1, 2, 3, 4, 5, 6, 7];
const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** The filters that transactions and sold items share: period, site, people, items, payment. */
export function useFoundFilters(): Record<"when" | "clock" | "where" | "what" | "who", Filter<unknown>[]> {
  const t = useMessages(transactionsMessages);
  const language = useLanguage();
  const [{ loyalty, pos }] = useAddress();
  const loyalties = useCall(calls.embedded.loyalties, {}).data?.items;
  const ofProgramme = loyalty ? { loyalty_id: loyalty } : {};
  const ofSite = pos ? { pos_id: pos } : {};
  return {
    when: [{ kind: "days", name: "date", from: "date_from", to: "date_to", label: t.fields.created_dt }],
    clock: [
      {
        name: "week_day",
        label: t.weekDay,
        options: weekDays.map((day) => ({ value: String(day), label: weekDayName(language, day) })),
      },
      {
        name: "hour",
        label: t.hour,
        options: hours.map((hour) => ({ value: String(hour), label: `${hour}:00–${hour + 1}:00` })),
      },
    ],
    where: [
      ...((loyalties?.length ?? 0) > 1 || loyalty
        ? [{ name: "loyalty", label: t.fields.loyalty, options: optionsOf(loyalties) }]
        : []),
      { kind: "record", name: "pos", label: t.fields.pos, among: { entity: "pos", query: ofProgramme } },
      { kind: "record", name: "terminal", label: t.fields.terminal, among: { entity: "terminal", query: ofSite } },
      { kind: "record", name: "business_staff_id", label: t.fields.business_staff, among: { entity: "staff" } },
    ],
    what: [
      { kind: "record", name: "items", label: t.fields.title, among: { entity: "goods" } },
      {
        name: "payment_type",
        label: t.fields.payment_types,
        options: choices(PAYMENT_TYPES, t.values.payment_type),
      },
      {
        name: "status",
        label: t.fields.status,
        options: choices(TRANSACTION_STATUSES, t.values.status),
      },
      {
        kind: "range",
        name: "amount",
        from: "amount_from",
        to: "amount_to",
        label: t.fields.amount_to_pay,
        whole: 13,
        digits: 3,
      },
      { kind: "flag", name: "canceled", label: t.canceledFilter, yes: t.only, no: t.without },
    ],
    who: [
      { kind: "flag", name: "with_customer", label: t.fields.customer, yes: t.customerKnown, no: t.customerUnknown },
      { name: "user_phone", label: t.phone, kind: "text" },
      { name: "user_email", label: t.email, kind: "text" },
      { name: "user_external_id", label: t.externalId, kind: "text" },
      { name: "comment", label: t.fields.comment, kind: "text" },
    ],
  };
}
