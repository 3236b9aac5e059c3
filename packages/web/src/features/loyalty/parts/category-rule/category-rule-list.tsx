import { calls } from "@patron/contract/routes";
import { Link, useNavigate } from "@tanstack/react-router";
import Plus from "lucide-react/icons/plus";
import TrendingUp from "lucide-react/icons/trending-up";
import { useCall } from "#kit/call/use-call.ts";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useMessages } from "#kit/messages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { categoryRuleMessages } from "../../messages.ts";
import { paths } from "../../screens.ts";
import { useTransitionSentence } from "./transition.ts";

/** The rules that assign the categories of a programme, in the order in which they are checked. */
export function CategoryRuleList({ loyaltyId }: { loyaltyId: string }) {
  const t = useMessages(categoryRuleMessages);
  const navigate = useNavigate();
  const path = { loyaltyId };
  const { data, error, isFetching, refetch } = useCall(calls.cardCategoryRules.list, { path });
  const sentenceOf = useTransitionSentence(loyaltyId);
  const columns = useColumns(
    calls.cardCategoryRules.list,
    t,
    (c) => [
      c.link("title", ({ id }) => paths.editCategoryRule({ loyaltyId, ruleId: id })),
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
      c.own({
        id: "sort_order",
        numeric: true,
        cell: (row) => (row.sort_order === null ? "" : String(row.sort_order)),
      }),
      c.active("active"),
    ],
    [t, sentenceOf, loyaltyId],
  );
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  const add = (
    <ButtonLink icon={Plus} render={<Link to={paths.addCategoryRule(path)} />}>
      {t.add}
    </ButtonLink>
  );
  if (data?.items.length === 0) {
    return <EmptyState icon={TrendingUp} title={t.emptyTitle} hint={t.emptyHint} action={add} />;
  }
  return (
    <section aria-label={t.title} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-2">
        <div>
          <h2 className="text-section font-semibold">{t.title}</h2>
          <p className="text-table text-muted">{t.titleHint}</p>
        </div>
        {add}
      </div>
      <DataTable
        stacked
        label={t.title}
        columns={columns.map((column) => ({ ...column, sortable: false }))}
        rows={data?.items}
        onOpen={({ id }) => void navigate({ to: paths.editCategoryRule({ loyaltyId, ruleId: id }) })}
        refreshing={isFetching}
      />
    </section>
  );
}
