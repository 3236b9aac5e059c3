import { PRICE_CHANGE_STATES } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import CalendarClock from "lucide-react/icons/calendar-clock";
import { useFilters } from "#kit/list/filters/use-filters.ts";
import { PagedScreen } from "#kit/list/paged-screen.tsx";
import { useMessages } from "#kit/messages.ts";
import { choices } from "#kit/options.ts";
import { useProgramme } from "#kit/programme.ts";
import { ButtonLink } from "#ui/button.tsx";
import { priceMatrixMessages } from "./messages.ts";
import { useCancelAction } from "./parts/cancel-change.ts";
import { ChangeDrawer } from "./parts/change-drawer.tsx";
import { PriceCalendar } from "./parts/price-calendar.tsx";
import { useChangeColumns } from "./parts/use-change-columns.tsx";
import { paths } from "./screens.ts";

/** Changes of many prices: planned ones first, because they start latest. */
export default function PriceChangesScreen() {
  const t = useMessages(priceMatrixMessages);
  const { programme, error, retry } = useProgramme();
  const loyaltyId = programme?.id ?? "";
  const columns = useChangeColumns();
  const states = choices(PRICE_CHANGE_STATES, t.values.state);
  return (
    <PagedScreen
      name="price-changes"
      call={calls.priceMatrix.changes}
      texts={{ purpose: t.changesPurpose, emptyTitle: t.noChanges, emptyHint: t.noChangesHint }}
      icon={CalendarClock}
      lead={<PriceCalendar loyaltyId={loyaltyId} />}
      action={
        <ButtonLink variant="primary" render={<Link to={paths.matrix()} />}>
          {t.openMatrix}
        </ButtonLink>
      }
      path={{ loyaltyId }}
      waits={{ ready: loyaltyId !== "", error, retry }}
      columns={columns}
      filters={useFilters(calls.priceMatrix.changes, t, (f) => [f.choice("state", { options: states })])}
      details={(cursor) => <ChangeDrawer cursor={cursor} loyaltyId={loyaltyId} />}
      bulk={[useCancelAction(loyaltyId)]}
    />
  );
}
