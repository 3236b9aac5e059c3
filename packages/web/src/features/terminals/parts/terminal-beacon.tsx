import type { terminals } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import Radio from "lucide-react/icons/radio";
import { useAction } from "#kit/call/use-action.ts";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { CopyField } from "#ui/fields/copy-field.tsx";
import { FieldRow, Section } from "#ui/layout/section.tsx";
import { terminalActivityMessages } from "../messages.ts";

/** What a beacon at the terminal is set up with. */
export function TerminalBeacon({ terminal }: { terminal: ReplyOf<typeof terminals.get> }) {
  const { beacon: t } = useMessages(terminalActivityMessages);
  const { ibeacon } = terminal;
  const make = useAction(calls.terminals.generateIbeacon);
  return (
    <Section title={t.title} explanation={t.hint}>
      {ibeacon ? (
        <>
          <CopyField label={t.uuid} value={ibeacon.uuid.toUpperCase()} />
          <FieldRow>
            <CopyField label={t.major} value={String(ibeacon.major)} />
            <CopyField label={t.minor} value={String(ibeacon.minor)} />
          </FieldRow>
          <CopyField label={t.advertisement} value={ibeacon.advertisement_hex} />
        </>
      ) : (
        <>
          <p className="text-body text-muted">{t.none}</p>
          <div>
            <Button icon={Radio} loading={make.busy} onClick={() => make.run({ path: { terminalId: terminal.id } })}>
              {t.make}
            </Button>
          </div>
        </>
      )}
    </Section>
  );
}
