import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import Building2 from "lucide-react/icons/building-2";
import Users from "lucide-react/icons/users";
import { usePathParams } from "#kit/address/address.ts";
import { useMessages } from "#kit/messages.ts";
import { RecordScreen } from "#kit/record/record-screen.tsx";
import { useAccess } from "#kit/session/access.ts";
import { ButtonLink } from "#ui/button.tsx";
import { specialAccountMessages } from "./messages.ts";
import { PaidGoods } from "./parts/paid-goods.tsx";
import { SpecialSettings } from "./parts/special-settings.tsx";
import { paths } from "./screens.ts";

/** One special account: its settings, and the items that it pays for. */
export default function SpecialAccountEditScreen() {
  const t = useMessages(specialAccountMessages);
  const allowed = useAccess();
  const path = usePathParams<"accountId">();
  const companies = allowed([calls.corporateCustomers.list]) && (
    <ButtonLink icon={Building2} render={<Link to="/corporate-users" />}>
      {t.values.scope.corporate}
    </ButtonLink>
  );
  const holders = (
    <ButtonLink icon={Users} render={<Link to={paths.holders(path)} />}>
      {t.fields.customers}
    </ButtonLink>
  );
  return (
    <RecordScreen
      call={calls.specialAccounts.get}
      actions={({ scope }) => (scope === "corporate" ? companies : holders)}
      tabsLabel={t.tabs}
      tabs={{ settings: [t.settings, SpecialSettings], goods: [t.tabGoods, PaidGoods] }}
    />
  );
}
