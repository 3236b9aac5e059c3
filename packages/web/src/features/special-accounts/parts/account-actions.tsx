import type { customerAccounts } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/client";
import { Link } from "@tanstack/react-router";
import Minus from "lucide-react/icons/minus";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import Printer from "lucide-react/icons/printer";
import Settings from "lucide-react/icons/settings";
import { type Account, accountAddress, ownerOf } from "#kit/accounts/owner.ts";
import { request } from "#kit/call/client.ts";
import { useOpenBeside } from "#kit/call/use-open-beside.ts";
import { useChosen } from "#kit/list/use-chosen.ts";
import { useMessages } from "#kit/messages.ts";
import { useAccess } from "#kit/session/access.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { openModal } from "#ui/overlays/modal.ts";
import { ownedAccountMessages } from "../messages.ts";
import { AdjustForm } from "./adjust-form.tsx";
import { RefillForm } from "./refill-form.tsx";
import { usePeriodFilter } from "./use-period-filter.ts";
import { WriteOffForm } from "./write-off-form.tsx";

const forms = { refill: RefillForm, adjust: AdjustForm, writeOff: WriteOffForm };

/** All actions on an owner's account. */
export function AccountActions({ account }: { account: Account }) {
  const t = useMessages(ownedAccountMessages);
  const allowed = useAccess();
  const print = usePrint(account);
  const open = (what: keyof typeof forms) => {
    const Form = forms[what];
    void openModal({ title: t[what], size: "sm", content: (close) => <Form account={account} close={close} /> });
  };
  const owner = ownerOf(account);
  return (
    <>
      <ButtonLink icon={Settings} render={<Link to={`${accountAddress(owner, account.id)}/settings`} />}>
        {t.settings}
      </ButtonLink>
      <Button icon={Printer} onClick={() => void print()}>
        {t.print}
      </Button>
      {allowed([owner.calls.writeOff]) && (
        <Button icon={Minus} onClick={() => open("writeOff")}>
          {t.writeOff}
        </Button>
      )}
      {allowed([owner.calls.adjust]) && (
        <Button icon={Pencil} onClick={() => open("adjust")}>
          {t.adjust}
        </Button>
      )}
      {allowed([owner.calls.refill]) && (
        <Button
          variant="primary"
          icon={Plus}
          disabled={!account.active}
          {...(account.active ? {} : { title: t.off })}
          onClick={() => open("refill")}
        >
          {t.refill}
        </Button>
      )}
    </>
  );
}

/** Opens the statement of the displayed period in a new tab, to be printed. */
function usePrint(account: Account) {
  const openBeside = useOpenBeside();
  const { calls, path } = ownerOf(account);
  // Texts of the address; the server validates each.
  const query = useChosen(usePeriodFilter()) as FiltersOf<typeof customerAccounts.statementPage>; // See above.
  return () => openBeside(() => request(calls.statementPage, { path: { ...path, accountId: account.id }, query }));
}
