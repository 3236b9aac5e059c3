import { Link } from "@tanstack/react-router";
import { type Account, accountAddress, type Owner, ownerOf } from "#kit/accounts/owner.ts";
import { useCall } from "#kit/call/use-call.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useMessages } from "#kit/messages.ts";
import { RecordTabs } from "#kit/record/record-tabs.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { ownedAccountMessages } from "../messages.ts";
import { OwnSettings } from "./own-settings.tsx";

const tabs = { settings: OwnSettings };

/** Credit, limits and state of an owner's account. */
export function OwnedSettings({ owner, accountId }: { owner: Owner; accountId: string }) {
  const found = useCall(owner.calls.get, { path: { ...owner.path, accountId } });
  return (
    <Loaded of={found} fields={6}>
      {(account) => <Settings owner={owner} account={account} />}
    </Loaded>
  );
}

function Settings({ owner, account }: { owner: Owner; account: Account }) {
  const t = useMessages(ownedAccountMessages);
  const title = account.title ?? account.special_account.title;
  return (
    <>
      <PageHeader
        title={t.ownSettings}
        crumbs={[
          { label: ownerOf(account).name, link: <Link to={`${owner.address}?tab=accounts`} /> },
          { label: title, link: <Link to={accountAddress(owner, account.id)} /> },
        ]}
      />
      <RecordTabs label={t.tabs} tabs={tabs} labels={{ settings: t.settings }} part={{ account }} of={account.id} />
    </>
  );
}
