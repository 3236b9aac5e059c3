import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import Plus from "lucide-react/icons/plus";
import Wallet from "lucide-react/icons/wallet";
import { useSwitchActions } from "#kit/list/bulk/bulk-kinds.ts";
import { ListScreen } from "#kit/list/list-screen.tsx";
import { useMessages } from "#kit/messages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { specialAccountMessages } from "./messages.ts";
import { placeOf, type SpecialRow, useSpecialColumns } from "./parts/use-special-columns.ts";
import { paths } from "./screens.ts";

/** Every special account of the business; a row leads to the customers that have it, or to its settings. */
export default function SpecialAccountListScreen() {
  const t = useMessages(specialAccountMessages);
  const { columns, filters } = useSpecialColumns();
  const bulk = useSwitchActions(calls.specialAccounts.change, ({ id }: SpecialRow, active) => ({
    path: { accountId: id },
    body: { active },
  }));
  const add = (
    <ButtonLink variant="primary" icon={Plus} render={<Link to={paths.create()} />}>
      {t.add}
    </ButtonLink>
  );
  return (
    <ListScreen
      name="special-accounts"
      call={calls.specialAccounts.list}
      requested={() => ({})}
      title={t.title}
      purpose={t.purpose}
      action={add}
      columns={columns}
      filters={filters}
      bulk={bulk}
      open={placeOf}
      empty={{ icon: Wallet, title: t.emptyTitle, hint: t.emptyHint, action: add }}
    />
  );
}
