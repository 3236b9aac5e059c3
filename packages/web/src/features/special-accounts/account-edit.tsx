import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import { usePathParams } from "#kit/address.ts";
import { useCall } from "#kit/call/use-call.ts";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useMessages } from "#kit/messages.ts";
import { RecordTabs } from "#kit/record-tabs.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { SkeletonForm } from "#ui/skeleton.tsx";
import { specialAccountMessages } from "./messages.ts";
import { OwnSettings } from "./parts/own-settings.tsx";
import { paths } from "./screens.ts";

const tabs = { settings: OwnSettings };

/** Credit, limits and state of one customer's account. */
export default function CustomerAccountEditScreen() {
  const t = useMessages(specialAccountMessages);
  const path = usePathParams<"userId" | "accountId">();
  const { data: account, error, refetch } = useCall(calls.customerAccounts.get, { path });
  if (error && !account) return <LoadFailure error={error} retry={() => void refetch()} />;
  if (!account) return <SkeletonForm fields={6} />;
  const title = account.title ?? account.special_account.title;
  return (
    <>
      <PageHeader
        title={t.ownSettings}
        crumbs={[
          { label: account.user_name, link: <Link to={`/customers/${path.userId}?tab=accounts`} /> },
          { label: title, link: <Link to={paths.account(path)} /> },
        ]}
      />
      <RecordTabs label={t.tabs} tabs={tabs} labels={{ settings: t.settings }} part={{ account }} of={account.id} />
    </>
  );
}
