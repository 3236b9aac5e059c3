import { RULE_SCOPES } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { Link, useNavigate } from "@tanstack/react-router";
import History from "lucide-react/icons/history";
import Plus from "lucide-react/icons/plus";
import Sparkles from "lucide-react/icons/sparkles";
import { useAddress } from "#kit/address/address.ts";
import { MomentFields } from "#kit/at-moment/moment-fields.tsx";
import { useMoment } from "#kit/at-moment/use-moment.ts";
import { useCall } from "#kit/call/use-call.ts";
import { Filters } from "#kit/list/filters/filters.tsx";
import { useFilters } from "#kit/list/filters/use-filters.ts";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useMessages } from "#kit/messages.ts";
import { choices } from "#kit/options.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { ruleMessages } from "../messages.ts";
import { paths } from "../screens.ts";
import { trialMessages } from "../trials/messages.ts";
import { paths as trialPaths } from "../trials/screens.ts";
import { RulesAsOf } from "./rule/rules-as-of.tsx";
import { useRuleColumns } from "./rule/use-rule-columns.tsx";
import { RuleSettings } from "./rule-settings.tsx";

// A stable reference, so that names are not loaded again.
const none: never[] = [];

/** The rules of a programme in the order in which they apply, and how they combine. */
export function RuleList({ record: loyalty }: { record: { id: string } }) {
  const t = useMessages(ruleMessages);
  const trials = useMessages(trialMessages);
  const navigate = useNavigate();
  const [search, change] = useAddress();
  const moment = useMoment();
  const path = { loyaltyId: loyalty.id };
  const scope = RULE_SCOPES.find((one) => one === search.scope);
  const { data, error, isFetching, refetch } = useCall(calls.rules.list, { path, query: scope ? { scope } : {} });
  const columns = useRuleColumns(loyalty.id, data?.items ?? none);
  const filters = useFilters(calls.rules.list, t, (f) => [
    f.choice("scope", { options: choices(RULE_SCOPES, t.values.scope) }),
  ]);
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  const add = (
    <div className="flex flex-wrap gap-2">
      <ButtonLink look="quiet" icon={History} render={<Link to={trialPaths.trials(path)} />}>
        {trials.sectionTitle}
      </ButtonLink>
      <ButtonLink variant="primary" icon={Plus} render={<Link to={paths.addRule(path)} />}>
        {t.add}
      </ButtonLink>
    </div>
  );
  const isEmpty = data?.items.length === 0 && !scope;
  if (isEmpty) return <EmptyState icon={Sparkles} title={t.emptyTitle} hint={t.emptyHint} action={add} />;
  const shown = <Filters filters={filters} search={search} onChange={change} />;
  if (moment.instant)
    return (
      <div className="flex flex-col gap-3">
        <MomentFields {...moment} />
        <div className="flex">{shown}</div>
        <RulesAsOf loyaltyId={loyalty.id} at={moment.instant} scope={scope} />
      </div>
    );
  return (
    <div className="flex flex-col gap-3">
      <MomentFields {...moment} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        {shown}
        {add}
      </div>
      <DataTable
        stacked
        label={t.title}
        columns={columns}
        rows={data?.items}
        onOpen={(row) => void navigate({ to: paths.editRule({ ...path, ruleId: row.id }) })}
        refreshing={isFetching}
        empty={<EmptyState icon={Sparkles} title={t.noneOfScope} />}
      />
      <RuleSettings loyaltyId={loyalty.id} />
    </div>
  );
}
