import type { rules } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import type { RuleScope } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { useNavigate } from "@tanstack/react-router";
import History from "lucide-react/icons/history";
import { useCall } from "#kit/call/use-call.ts";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { DefinitionList } from "#ui/layout/definition-list.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { ruleMessages } from "../../messages.ts";
import { paths } from "../../screens.ts";
import { useRuleColumns } from "./use-rule-columns.tsx";

interface RulesAsOfProps {
  loyaltyId: string;
  at: string;
  scope: RuleScope | undefined;
}
// A stable reference, so that names are not loaded again.
const none: never[] = [];

/** The rules of a programme and how they combined, as they were at a moment. A row opens the rule as it was then. */
export function RulesAsOf({ loyaltyId, at, scope }: RulesAsOfProps) {
  const t = useMessages(ruleMessages);
  const navigate = useNavigate();
  const query = { at, ...(scope && { scope }) };
  const { data, error, isFetching, refetch } = useCall(calls.rules.asOf, { path: { loyaltyId }, query });
  const columns = useRuleColumns(loyaltyId, data?.items ?? none, at);
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  return (
    <>
      <p className="text-body text-muted">{t.asOf}</p>
      <DataTable
        stacked
        label={t.title}
        columns={columns}
        rows={data?.items}
        onOpen={({ id }) => void navigate({ to: paths.editRule({ loyaltyId, ruleId: id }), search: { at } })}
        refreshing={isFetching}
        empty={<EmptyState icon={History} title={t.noneThen} />}
      />
      {data && <Combined settings={data.settings} />}
    </>
  );
}

/** How the rules combined, for reading. */
function Combined({ settings }: { settings: ReplyOf<typeof rules.settings> }) {
  const t = useMessages(ruleMessages);
  const common = useCommonMessages();
  const show = useShow();
  const { fields, values } = t;
  const rounding = (digits: number | null, mode: keyof typeof values.discount_rounding_mode) =>
    digits === null ? "" : `${digits} · ${values.discount_rounding_mode[mode]}`;
  return (
    <div className="mt-6 max-w-3xl">
      <DefinitionList
        title={t.combine}
        rows={[
          { term: fields.discounts_scheme, value: values.discounts_scheme[settings.discounts_scheme] },
          { term: fields.charges_scheme, value: values.charges_scheme[settings.charges_scheme] },
          { term: fields.discount_max_percent, value: show.rate(settings.discount_max_percent) },
          { term: fields.charge_base, value: values.charge_base[settings.charge_base] },
          {
            term: fields.charge_on_bonus_redemption,
            value: settings.charge_on_bonus_redemption ? common.yes : common.no,
          },
          {
            term: fields.discount_rounding_precision,
            value: rounding(settings.discount_rounding_precision, settings.discount_rounding_mode),
          },
          {
            term: fields.charge_rounding_precision,
            value: rounding(settings.charge_rounding_precision, settings.charge_rounding_mode),
          },
        ]}
      />
    </div>
  );
}
