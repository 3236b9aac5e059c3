import Vault from "lucide-react/icons/vault";
import { lazy, Suspense, useState } from "react";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { SkeletonForm } from "#ui/skeleton.tsx";
import { tillShiftMessages } from "./messages.ts";

const TillShift = lazy(() => import("./till-shift.tsx"));

/** Opens the shift of the till: its drawer, report and end. */
export function ShiftButton({ currency }: { currency: string }) {
  const t = useMessages(tillShiftMessages);
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <>
      <span className="max-lg:hidden">
        <Button icon={Vault} onClick={open}>
          {t.shift}
        </Button>
      </span>
      <span className="lg:hidden">
        <IconButton icon={Vault} label={t.shift} onClick={open} />
      </span>
      <Drawer open={isOpen} onClose={() => setOpen(false)} title={t.shift}>
        <Suspense fallback={<SkeletonForm fields={4} />}>
          <TillShift currency={currency} onClose={() => setOpen(false)} />
        </Suspense>
      </Drawer>
    </>
  );
}
