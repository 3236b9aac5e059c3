import ScanBarcode from "lucide-react/icons/scan-barcode";
import { lazy, Suspense, useRef, useState } from "react";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { SkeletonForm } from "#ui/skeleton.tsx";
import { scanMessages } from "./messages.ts";
import type { ScanTargets } from "./use-scans.ts";

const Scanner = lazy(() => import("./scanner.tsx"));

/** Opens the camera as the scanner of a till that has no other. It stays open for the next code until it is closed. */
export function ScanButton(targets: Omit<ScanTargets, "onLeave">) {
  const t = useMessages(scanMessages);
  const [isOpen, setOpen] = useState(false);
  /** What follows the camera, which has the focus then. */
  const next = useRef<(() => void) | null>(null);
  const close = () => setOpen(false);
  function open() {
    next.current = null;
    setOpen(true);
  }
  function leave(act: () => void) {
    next.current = act;
    close();
  }
  return (
    <>
      <IconButton icon={ScanBarcode} size="lg" look="filled" label={t.scan} onClick={open} />
      <Drawer
        open={isOpen}
        onClose={close}
        finalFocus={() => next.current === null}
        onClosed={() => next.current?.()}
        title={t.scan}
        foot={
          <Button variant="primary" size="xl" fullWidth onClick={close}>
            {t.done}
          </Button>
        }
      >
        <Suspense fallback={<SkeletonForm fields={2} />}>
          <Scanner {...targets} onLeave={leave} />
        </Suspense>
      </Drawer>
    </>
  );
}
