import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import Settings from "lucide-react/icons/settings";
import { useMessages } from "#kit/messages.ts";
import { useAccess } from "#kit/session/access.ts";
import { ButtonLink } from "#ui/button.tsx";
import { specialAccountMessages } from "../messages.ts";
import { paths } from "../screens.ts";
import { GiveButton } from "./give-dialog.tsx";
import type { Special } from "./special-values.ts";

interface HolderActionsProps {
  path: { accountId: string; loyaltyId: string };
  special: Special | undefined;
}

/** The actions on a special account as a whole. Those for companies are on the screens of companies. */
export function HolderActions({ path, special }: HolderActionsProps) {
  const t = useMessages(specialAccountMessages);
  const allowed = useAccess();
  const mayGive = allowed([calls.specialAccounts.setCustomers]) && special?.scope === "retail" && path.loyaltyId !== "";
  return (
    <>
      <ButtonLink icon={Settings} render={<Link to={paths.edit({ accountId: path.accountId })} />}>
        {t.settings}
      </ButtonLink>
      {mayGive && <GiveButton path={path} special={special} />}
    </>
  );
}
