import type { corporateCustomers } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import Building2 from "lucide-react/icons/building-2";
import Plus from "lucide-react/icons/plus";
import { useFilters } from "#kit/list/filters/use-filters.ts";
import { PagedScreen } from "#kit/list/paged-screen.tsx";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { companyMessages } from "./messages.ts";
import { useCompanyBulk } from "./parts/use-company-bulk.ts";
import { useCompanyColumns } from "./parts/use-company-columns.tsx";
import { paths } from "./screens.ts";

/** Companies that buy, with what stands on their accounts. */
export default function CompanyListScreen() {
  const t = useMessages(companyMessages);
  const { state } = useCommonMessages();
  const filters = useFilters(calls.corporateCustomers.list, t, (f) => [
    f.flag("suspended", t.fields.suspended, t.active, { label: state }),
    f.text("email"),
  ]);
  const add = (
    <ButtonLink variant="primary" icon={Plus} render={<Link to={paths.create()} />}>
      {t.add}
    </ButtonLink>
  );
  return (
    <PagedScreen
      name="corporate-customers"
      call={calls.corporateCustomers.list}
      // Texts of the address; the server checks each against its shape.
      requested={(chosen, page) => ({ query: chosen as FiltersOf<typeof corporateCustomers.list>, page })}
      title={t.title}
      purpose={t.purpose}
      action={add}
      columns={useCompanyColumns()}
      searchName="search_text"
      filters={filters}
      open={({ id }) => paths.edit({ customerId: id })}
      bulk={useCompanyBulk()}
      empty={{ icon: Building2, title: t.emptyTitle, hint: t.emptyHint, action: add }}
    />
  );
}
