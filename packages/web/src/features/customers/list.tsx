import { CUSTOMER_SORTS } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import UserPlus from "lucide-react/icons/user-plus";
import Users from "lucide-react/icons/users";
import { AddLink } from "#kit/list/add-link.tsx";
import { PagedScreen } from "#kit/list/paged-screen.tsx";
import { useMessages } from "#kit/messages.ts";
import { customerMessages } from "./messages.ts";
import { searchOf } from "./parts/search-of.ts";
import { useCustomerBulk } from "./parts/use-customer-bulk.ts";
import { useCustomerColumns } from "./parts/use-customer-columns.tsx";
import { useCustomerFilters } from "./parts/use-customer-filters.ts";
import { useProgramme } from "./parts/use-programme.ts";
import { paths, screens } from "./screens.ts";

/** The customers of a programme, with search and filters. */
export default function CustomerListScreen() {
  const t = useMessages(customerMessages);
  const { loyaltyId, error, retry, loyalties, categories } = useProgramme();
  return (
    <PagedScreen
      name="customers"
      call={calls.customers.search}
      texts={t}
      icon={Users}
      requested={(chosen, page) => ({
        body: {
          loyalty_id: loyaltyId ?? null,
          search_text: chosen.search_text ?? null,
          ...searchOf(chosen),
          ...{ page: page.page ?? 1, count: page.count ?? 10, order: page.order ?? null },
          sort: CUSTOMER_SORTS.find((one) => one === page.sort) ?? null,
          ...(page.skip_totals && { skip_totals: true }),
        },
      })}
      waits={{ ready: loyaltyId !== undefined, error, retry }}
      action={
        <AddLink screen={screens.create} icon={UserPlus}>
          {t.add}
        </AddLink>
      }
      columns={useCustomerColumns()}
      searchName="search_text"
      filters={useCustomerFilters({ loyalties, categories })}
      open={({ id }) => paths.edit({ userId: id })}
      bulk={useCustomerBulk(loyaltyId, categories)}
    />
  );
}
