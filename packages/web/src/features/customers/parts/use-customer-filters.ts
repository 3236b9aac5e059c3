import { CARD_ACCESS, CUSTOMER_GENDERS } from "@patron/contract/enums";
import type { Filter } from "#kit/list/filters/filter-values.ts";
import { useMessages } from "#kit/messages.ts";
import { choices } from "#kit/options.ts";
import { customerMessages } from "../messages.ts";
import { none } from "./search-of.ts";
import type { useProgramme } from "./use-programme.ts";

/** The filters of the list of customers, the most used first. */
export function useCustomerFilters({
  loyalties,
  categories,
}: Pick<ReturnType<typeof useProgramme>, "loyalties" | "categories">): Filter<unknown>[] {
  const t = useMessages(customerMessages);
  return [
    { name: "loyalty", label: t.fields.loyalty_id, options: loyalties },
    { name: "category", label: t.fields.category_id, options: [...categories, { value: none, label: t.noCategory }] },
    { name: "access", label: t.fields.access, options: choices(CARD_ACCESS, t.values.access) },
    { kind: "days", name: "visited", from: "visited_from", to: "visited_to", label: t.visited },
    {
      kind: "range",
      name: "visits",
      from: "visits_from",
      to: "visits_to",
      label: t.fields.visits_count,
      whole: 6,
      digits: 0,
    },
    { kind: "record", name: "visited_pos", label: t.visitedPos, among: { entity: "pos" } },
    {
      name: "gender",
      label: t.fields.gender,
      options: [...choices(CUSTOMER_GENDERS, t.values.gender), { value: none, label: t.notKnown }],
    },
    { kind: "range", name: "age", from: "age_from", to: "age_to", label: t.age, whole: 3, digits: 0 },
    { kind: "flag", name: "has_birth_date", label: t.fields.birth_date, yes: t.birthDateKnown, no: t.birthDateUnknown },
  ];
}
