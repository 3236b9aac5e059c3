import { calls } from "@patron/contract/routes";
import Printer from "lucide-react/icons/printer";
import QrCodeIcon from "lucide-react/icons/qr-code";
import { useAddress } from "#kit/address/address.ts";
import { useCall } from "#kit/call/use-call.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useMessages } from "#kit/messages.ts";
import { ScreenHeader } from "#kit/screen/screen-header.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { QrCode } from "#ui/qr-code.tsx";
import { terminalActivityMessages } from "./messages.ts";

/** A sheet with the QR code of each selected terminal, or of all active ones: scanned, it opens the till in the register of that device. */
export default function TerminalCodesScreen() {
  const { codes: t } = useMessages(terminalActivityMessages);
  const [{ ids }] = useAddress();
  const chosen = ids?.split(",");
  return (
    <Loaded of={useCall(calls.terminals.list, {})}>
      {({ items }) => {
        const shown = items.filter(({ id, active }) => active && (chosen?.includes(id) ?? true));
        return (
          <>
            <ScreenHeader
              purpose={<span className="print:hidden">{t.purpose}</span>}
              actions={
                shown.length > 0 && (
                  <Button variant="primary" icon={Printer} onClick={() => window.print()}>
                    {t.print}
                  </Button>
                )
              }
            />
            {shown.length === 0 ? (
              <EmptyState icon={QrCodeIcon} title={t.none} />
            ) : (
              <ul className="grid grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] gap-4 print:grid-cols-3">
                {shown.map(({ id, title, pos }) => (
                  <li
                    key={id}
                    className="flex break-inside-avoid flex-col gap-1 rounded-card border border-default bg-surface p-4 text-center"
                  >
                    <QrCode
                      text={`${location.origin}${import.meta.env.BASE_URL}register?till=${id}`}
                      label={t.of(title, pos.title)}
                    />
                    <span className="mt-2 wrap-anywhere text-body font-semibold">{title}</span>
                    <span className="wrap-anywhere text-table text-muted">{pos.title}</span>
                  </li>
                ))}
              </ul>
            )}
          </>
        );
      }}
    </Loaded>
  );
}
