import type { term } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import UserRound from "lucide-react/icons/user-round";
import { useState } from "react";
import { useMessages } from "#kit/messages.ts";
import { report } from "#kit/report.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { registerMessages } from "../messages.ts";
import { useTillAction } from "../use-till-action.ts";
import { refreshStaff } from "../use-till-staff.ts";
import { StaffSignIn } from "./staff-sign-in.tsx";

/** Who sells, and a way to sign out or to let somebody else sign in. */
export function TillSeller({ staff }: { staff: ReplyOf<typeof term.staff>["staff"] }) {
  const t = useMessages(registerMessages);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const signOut = useTillAction(calls.term.signOutStaff, {
    inToast: true,
    onDone: () => void refreshStaff().then(close).catch(report),
  });
  return (
    <>
      {staff ? (
        <span className="min-w-0 max-sm:hidden">
          <Button icon={UserRound} onClick={() => setOpen(true)}>
            <bdi className="max-w-40 truncate">{staff.title}</bdi>
          </Button>
        </span>
      ) : null}
      <span className={staff ? "sm:hidden" : ""}>
        <IconButton icon={UserRound} label={staff?.title ?? t.staffSignIn} onClick={() => setOpen(true)} />
      </span>
      <Drawer open={open} onClose={close} title={staff ? <bdi>{staff.title}</bdi> : t.staffSignIn}>
        {staff ? (
          <div className="flex flex-col gap-5 py-2">
            <p className="text-body text-muted">{t.signedInHint}</p>
            <Button size="lg" fullWidth loading={signOut.busy} onClick={() => signOut.run({})}>
              {t.signOutStaff}
            </Button>
          </div>
        ) : (
          <StaffSignIn onDone={close} />
        )}
      </Drawer>
    </>
  );
}
