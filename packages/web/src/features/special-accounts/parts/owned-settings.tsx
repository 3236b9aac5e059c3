import { Link } from "@tanstack/react-router";
import { accountPlace, type Owner, ownerOf } from "#kit/accounts/owner.ts";
import { useCall } from "#kit/call/use-call.ts";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useMessages } from "#kit/messages.ts";
import { RecordTabs } from "#kit/record/record-tabs.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SkeletonForm } from "#ui/skeleton.tsx";
import { specialAccountMessages } from "../messages.ts";
import { OwnSettings } from "./own-settings.tsx";

const tabs = { settings: OwnSettings };

/** Credit, limits and state of an account that somebody has. */
export function OwnedSettings({ owner, accountId }: { owner: Owner; accountId: string }) {
  const t = useMessages(specialAccountMessages);
  const { data: account, error, refetch } = useCall(owner.calls.get, { path: { ...owner.path, accountId } });
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  if (!account) return <SkeletonForm fields={6} />;
  const title = account.title ?? account.special_account.title;
  return (
    <>
      <PageHeader
        title={t.ownSettings}
        crumbs={[
          { label: ownerOf(account).name, link: <Link to={`${owner.place}?tab=accounts`} /> },
          { label: title, link: <Link to={accountPlace(owner, accountId)} /> },
        ]}
      />
      <RecordTabs label={t.tabs} tabs={tabs} labels={{ settings: t.settings }} part={{ account }} of={account.id} />
    </>
  );
}
