import { calls } from "@patron/contract/routes";
import { Link, useNavigate } from "@tanstack/react-router";
import Plus from "lucide-react/icons/plus";
import Tags from "lucide-react/icons/tags";
import { useCallback } from "react";
import { useCall } from "#kit/call/use-call.ts";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useMessages } from "#kit/messages.ts";
import { Badge } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { categoryMessages } from "../messages.ts";
import { paths } from "../screens.ts";
import { CategoryRuleList } from "./category-rule/category-rule-list.tsx";
import { CategorySettings } from "./category-settings.tsx";

/** The customer categories of a programme, from the lowest to the highest, and what assigns them. */
export function CategoryList({ record: loyalty }: { record: { id: string } }) {
  const t = useMessages(categoryMessages);
  const navigate = useNavigate();
  const path = { loyaltyId: loyalty.id };
  const { data, error, isFetching, refetch } = useCall(calls.cardCategories.list, { path });
  const to = useCallback(
    ({ id }: { id: string }) => paths.editCategory({ loyaltyId: loyalty.id, categoryId: id }),
    [loyalty.id],
  );
  const columns = useColumns(
    calls.cardCategories.list,
    t,
    (c) => [
      c.own({
        id: "title",
        width: 220,
        cell: (row) => (
          <span className="flex min-w-0 items-center gap-2.5">
            <span
              aria-hidden
              className="size-4 shrink-0 rounded-full border border-control"
              style={{ background: row.color ?? "transparent" }}
            />
            <TextLink quiet link={<Link to={to(row)} />}>
              {row.title}
            </TextLink>
            {row.is_default && <Badge tone="accent">{t.default}</Badge>}
          </span>
        ),
      }),
      c.number("sort_order"),
      c.number("cards_count"),
      c.active("active"),
    ],
    [t, to],
  );
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  const add = (
    <ButtonLink variant="primary" icon={Plus} render={<Link to={paths.addCategory(path)} />}>
      {t.add}
    </ButtonLink>
  );
  if (data?.items.length === 0) {
    return <EmptyState icon={Tags} title={t.emptyTitle} hint={t.emptyHint} action={add} />;
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex justify-end">{add}</div>
      <DataTable
        stacked
        label={t.title}
        columns={columns.map((column) => ({ ...column, sortable: false }))}
        rows={data?.items}
        onOpen={(row) => void navigate({ to: to(row) })}
        refreshing={isFetching}
      />
      {data && (
        <div className="mt-8 flex flex-col gap-8">
          <CategoryRuleList loyaltyId={loyalty.id} />
          <CategorySettings loyaltyId={loyalty.id} />
        </div>
      )}
    </div>
  );
}
