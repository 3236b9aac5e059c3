import type { ruleReplays } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import type { Option } from "#ui/fields/option.tsx";

/** What the form tries; a single rule is tried from its own form. */
export const FORM_KINDS = ["programme", "price-percent", "prices", "price-change"] as const;
export type FormKind = (typeof FORM_KINDS)[number];

/** A price in the form: without a group it applies wherever the item is sold. */
export interface PriceRow {
  key: number;
  item: Option | null;
  groupId: string;
  price: string | null;
}
export const everywhere = "everywhere";
export const blankRow = (key: number): PriceRow => ({ key, item: null, groupId: everywhere, price: null });

/** What was entered for each kind, so that nothing is lost when another one is looked at. */
export interface TrialValues {
  kind: FormKind;
  /** Null: those that are switched on. */
  rules: readonly Option[] | null;
  percent: string | null;
  items: readonly Option[];
  categories: readonly Option[];
  groups: readonly Option[];
  rows: readonly PriceRow[];
  changeId: string;
}
/** Fields of what is tried. */
export interface DraftFieldsProps {
  loyaltyId: string;
  values: TrialValues;
  onChange: (part: Partial<TrialValues>) => void;
}

export const blankTrial: TrialValues = {
  ...{ kind: "programme", rules: null, percent: null, items: [], categories: [], groups: [] },
  rows: [blankRow(0)],
  changeId: "",
};

type Draft = BodyOf<typeof ruleReplays.add>["draft"];
const idsOf = (options: readonly Option[]) => options.map(({ value }) => value);

/** The draft of a call; undefined while something is missing. */
export function draftOf(values: TrialValues): Draft | undefined {
  switch (values.kind) {
    case "programme":
      return { kind: "programme", rule_ids: values.rules && idsOf(values.rules) };
    case "price-percent":
      if (values.percent === null) return undefined;
      return {
        ...{ kind: "price-percent", percent: values.percent, item_ids: idsOf(values.items) },
        ...{ item_category_ids: idsOf(values.categories), price_group_ids: idsOf(values.groups) },
      };
    case "prices": {
      const prices = values.rows.flatMap(({ item, groupId, price }) =>
        item && price !== null
          ? [{ item_id: item.value, price_group_id: groupId === everywhere ? null : groupId, price }]
          : [],
      );
      return prices.length > 0 ? { kind: "prices", prices } : undefined;
    }
    case "price-change":
      return values.changeId ? { kind: "price-change", price_change_id: values.changeId } : undefined;
  }
}
