import { calls } from "@patron/contract/routes";
import { CARD_ACCESS, CUSTOMER_SORTS } from "@patron/contract/words";
import { Link, useNavigate } from "@tanstack/react-router";
import UserPlus from "lucide-react/icons/user-plus";
import Users from "lucide-react/icons/users";
import { useCall } from "#kit/call/use-call.ts";
import { PagedScreen, usePageAsk } from "#kit/list/paged-screen.tsx";
import { useMessages } from "#kit/messages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { customerMessages } from "./messages.ts";
import { useCustomerColumns } from "./parts/use-customer-columns.tsx";
import { useProgramme } from "./parts/use-programme.ts";
import { paths } from "./screens.ts";

/** The customers of a programme, found by words and filters. */
export default function CustomerListScreen() {
  const t = useMessages(customerMessages);
  const navigate = useNavigate();
  const { page, search } = usePageAsk();
  const { loyaltyId, loyalties, categories } = useProgramme();
  const { data, error, isFetching, refetch } = useCall(
    calls.customers.search,
    {
      body: {
        loyalty_id: loyaltyId ?? null,
        search_text: search.search_text ?? null,
        ...(search.category ? { category_id: search.category === "none" ? null : search.category } : {}),
        access: CARD_ACCESS.find((one) => one === search.access) ?? null,
        page: page.page,
        count: page.count,
        sort: CUSTOMER_SORTS.find((one) => one === page.sort) ?? null,
        order: page.order ?? null,
      },
    },
    { enabled: loyaltyId !== undefined },
  );
  const add = (
    <ButtonLink variant="primary" icon={UserPlus} render={<Link to={paths.create()} />}>
      {t.add}
    </ButtonLink>
  );
  return (
    <PagedScreen
      title={t.title}
      purpose={t.purpose}
      action={add}
      columns={useCustomerColumns()}
      searchName="search_text"
      filters={[
        { name: "loyalty", label: t.programme, options: loyalties },
        { name: "category", label: t.category, options: [...categories, { value: "none", label: t.noCategory }] },
        {
          name: "access",
          label: t.access,
          options: CARD_ACCESS.map((value) => ({ value, label: t.accesses[value] })),
        },
      ]}
      answer={data}
      refreshing={isFetching}
      error={error}
      retry={() => void refetch()}
      onOpen={({ id }) => void navigate({ to: paths.edit({ userId: id }) })}
      openId={undefined}
      empty={{ icon: Users, title: t.emptyTitle, hint: t.emptyHint, action: add }}
    />
  );
}
