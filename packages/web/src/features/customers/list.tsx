import { CARD_ACCESS, CUSTOMER_SORTS } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import UserPlus from "lucide-react/icons/user-plus";
import Users from "lucide-react/icons/users";
import { AddLink } from "#kit/list/add-link.tsx";
import { PagedScreen } from "#kit/list/paged-screen.tsx";
import { useMessages } from "#kit/messages.ts";
import { choices } from "#kit/options.ts";
import { customerMessages } from "./messages.ts";
import { useCustomerBulk } from "./parts/use-customer-bulk.ts";
import { useCustomerColumns } from "./parts/use-customer-columns.tsx";
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
          ...(chosen.category ? { category_id: chosen.category === "none" ? null : chosen.category } : {}),
          access: CARD_ACCESS.find((one) => one === chosen.access) ?? null,
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
      filters={[
        { name: "loyalty", label: t.fields.loyalty_id, options: loyalties },
        {
          name: "category",
          label: t.fields.category_id,
          options: [...categories, { value: "none", label: t.noCategory }],
        },
        { name: "access", label: t.fields.access, options: choices(CARD_ACCESS, t.values.access) },
      ]}
      open={({ id }) => paths.edit({ userId: id })}
      bulk={useCustomerBulk(loyaltyId, categories)}
    />
  );
}
