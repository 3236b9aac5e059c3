import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import Building2 from "lucide-react/icons/building-2";
import Users from "lucide-react/icons/users";
import { useAccess } from "#kit/access.ts";
import { usePathParams } from "#kit/address.ts";
import { useCall } from "#kit/call/use-call.ts";
import { useCrumbs } from "#kit/crumbs.tsx";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { RecordTabs } from "#kit/record/record-tabs.tsx";
import { Status } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SkeletonForm } from "#ui/skeleton.tsx";
import { specialAccountMessages } from "./messages.ts";
import { PaidGoods } from "./parts/paid-goods.tsx";
import { SpecialSettings } from "./parts/special-settings.tsx";
import { paths, screens } from "./screens.ts";

const tabs = { settings: SpecialSettings, goods: PaidGoods };

/** One special account: what it is, and what it pays for. */
export default function SpecialAccountEditScreen() {
  const t = useMessages(specialAccountMessages);
  const common = useCommonMessages();
  const allowed = useAccess();
  const path = usePathParams<"accountId">();
  const crumbs = useCrumbs(screens.list);
  const { data: special, error, refetch } = useCall(calls.specialAccounts.get, { path });
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  if (!special) return <SkeletonForm fields={8} />;
  return (
    <>
      <PageHeader
        title={special.title}
        crumbs={crumbs}
        status={special.active ? <Status tone="success">{common.active}</Status> : <Status>{common.inactive}</Status>}
        actions={
          special.scope === "corporate" ? (
            allowed([calls.corporateCustomers.list]) && (
              <ButtonLink icon={Building2} render={<Link to="/corporate-users" />}>
                {t.scopes.corporate}
              </ButtonLink>
            )
          ) : (
            <ButtonLink icon={Users} render={<Link to={paths.holders(path)} />}>
              {t.customersCount}
            </ButtonLink>
          )
        }
      />
      <RecordTabs
        label={t.tabs}
        tabs={tabs}
        labels={{ settings: t.settings, goods: t.tabGoods }}
        part={{ special }}
        of={special.id}
      />
    </>
  );
}
