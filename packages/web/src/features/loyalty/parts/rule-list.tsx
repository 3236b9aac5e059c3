import { RULE_SCOPES } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { Link, useNavigate } from "@tanstack/react-router";
import Plus from "lucide-react/icons/plus";
import Sparkles from "lucide-react/icons/sparkles";
import { useAddress } from "#kit/address.ts";
import { useCall } from "#kit/call/use-call.ts";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { Filters } from "#kit/list/filters/filters.tsx";
import { useFilters } from "#kit/list/filters/use-filters.ts";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useMessages } from "#kit/messages.ts";
import { choices } from "#kit/options.ts";
import { useRuleSentence } from "#kit/rule-sentence/use-rule-sentence.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { ruleMessages } from "../messages.ts";
import { paths } from "../screens.ts";
import { RuleSettings } from "./rule-settings.tsx";

// A stable reference, so that names are not loaded again.
const none: never[] = [];

/** The rules of a programme in the order in which they apply, and how they combine. */
export function RuleList({ record: loyalty }: { record: { id: string } }) {
  const t = useMessages(ruleMessages);
  const navigate = useNavigate();
  const [search, change] = useAddress();
  const path = { loyaltyId: loyalty.id };
  const scope = RULE_SCOPES.find((one) => one === search.scope);
  const { data, error, isFetching, refetch } = useCall(calls.rules.list, { path, query: scope ? { scope } : {} });
  const sentenceOf = useRuleSentence(loyalty.id, data?.items ?? none);
  const columns = useColumns(
    calls.rules.list,
    t,
    (c) => [
      c.link("title", ({ id }) => paths.editRule({ loyaltyId: loyalty.id, ruleId: id })),
      c.own({
        id: "words",
        header: t.what,
        // On phones, as wide as the space beside the sticky name.
        cell: (row) => (
          <div className="text-wrap sm:min-w-84 sm:py-1.5">
            <bdi>{sentenceOf?.(row)}</bdi>
          </div>
        ),
      }),
      c.choice("scope"),
      c.own({
        id: "sort_order",
        numeric: true,
        cell: (row) => (row.sort_order === null ? "" : String(row.sort_order)),
      }),
      c.active("active"),
    ],
    [t, sentenceOf, loyalty.id],
  );
  const filters = useFilters(calls.rules.list, t, (f) => [
    f.choice("scope", { options: choices(RULE_SCOPES, t.values.scope) }),
  ]);
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  const add = (
    <ButtonLink variant="primary" icon={Plus} render={<Link to={paths.addRule(path)} />}>
      {t.add}
    </ButtonLink>
  );
  const isEmpty = data?.items.length === 0 && !scope;
  if (isEmpty) return <EmptyState icon={Sparkles} title={t.emptyTitle} hint={t.emptyHint} action={add} />;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Filters filters={filters} search={search} onChange={change} />
        {add}
      </div>
      <DataTable
        stacked
        label={t.title}
        columns={columns.map((column) => ({ ...column, sortable: false }))}
        rows={data?.items}
        onOpen={(row) => void navigate({ to: paths.editRule({ ...path, ruleId: row.id }) })}
        refreshing={isFetching}
        empty={<EmptyState icon={Sparkles} title={t.noneOfScope} />}
      />
      <RuleSettings loyaltyId={loyalty.id} />
    </div>
  );
}
