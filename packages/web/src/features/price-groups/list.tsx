import type { priceGroups } from "@patron/contract";
import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import CalendarClock from "lucide-react/icons/calendar-clock";
import Table2 from "lucide-react/icons/table-2";
import Tags from "lucide-react/icons/tags";
import { useRemoveAction } from "#kit/list/bulk/bulk-kinds.ts";
import type { RowOf } from "#kit/list/columns/use-columns.ts";
import { ListScreen } from "#kit/list/list-screen.tsx";
import { useMessages } from "#kit/messages.ts";
import { useProgramme } from "#kit/programme.ts";
import { ButtonLink } from "#ui/button.tsx";
import { priceGroupsMessages } from "./messages.ts";
import { groupPath } from "./parts/group.ts";
import { useGroupColumns } from "./parts/use-group-columns.ts";
import { useGroupFilters } from "./parts/use-group-filters.ts";
import { paths } from "./screens.ts";

type Row = RowOf<typeof priceGroups.list>;

/** The price groups of a programme. */
export default function PriceGroupsListScreen() {
  const t = useMessages(priceGroupsMessages);
  const { programme, error, retry } = useProgramme();
  const loyaltyId = programme?.id ?? "";
  const remove = useRemoveAction(calls.priceGroups.remove, {
    requested: (row: Row) => ({ path: groupPath(row) }),
    lost: t.lostWithGroup,
  });
  return (
    <ListScreen
      call={calls.priceGroups.list}
      texts={t}
      icon={Tags}
      lead={
        <div className="mb-4 flex flex-wrap gap-2">
          <ButtonLink icon={Table2} render={<Link to="/price-groups/matrix" />}>
            {t.openMatrix}
          </ButtonLink>
          <ButtonLink icon={CalendarClock} look="quiet" render={<Link to="/price-groups/changes" />}>
            {t.priceChanges}
          </ButtonLink>
        </div>
      }
      path={{ loyaltyId }}
      waits={{ ready: loyaltyId !== "", error, retry }}
      columns={useGroupColumns()}
      filters={useGroupFilters(loyaltyId)}
      bulk={[remove]}
      open={(row) => paths.edit(groupPath(row))}
    />
  );
}
