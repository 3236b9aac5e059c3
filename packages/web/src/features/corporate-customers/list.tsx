import { calls } from "@patron/contract/routes";
import Building2 from "lucide-react/icons/building-2";
import { useFilters } from "#kit/list/filters/use-filters.ts";
import { PagedScreen } from "#kit/list/paged-screen.tsx";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { companyMessages } from "./messages.ts";
import { useCompanyBulk } from "./parts/use-company-bulk.ts";
import { useCompanyColumns } from "./parts/use-company-columns.tsx";

/** Companies with the balances of their accounts. */
export default function CompanyListScreen() {
  const t = useMessages(companyMessages);
  const { state } = useCommonMessages();
  const filters = useFilters(calls.corporateCustomers.list, t, (f) => [
    f.flag("suspended", t.fields.suspended, t.active, { label: state }),
    f.text("email"),
  ]);
  return (
    <PagedScreen
      name="corporate-customers"
      call={calls.corporateCustomers.list}
      texts={t}
      icon={Building2}
      columns={useCompanyColumns()}
      searchName="search_text"
      filters={filters}
      bulk={useCompanyBulk()}
    />
  );
}
