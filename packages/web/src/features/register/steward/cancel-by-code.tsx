import { calls } from "@patron/contract/routes";
import { type FormEvent, useState } from "react";
import type { AttemptKeys } from "#kit/call/attempt-keys.ts";
import { failureText } from "#kit/call/failure-text.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { registerMessages } from "../messages.ts";
import type { Sale } from "../parts/sale.ts";
import { useTillAction } from "../use-till-action.ts";
import { StewardCode } from "./steward-code.tsx";

interface CancelByCodeProps {
  sale: Sale;
  keys: AttemptKeys;
  onClose: () => void;
}

/** Cancels a sale that a steward had booked, which needs another code of a steward. */
export function CancelByCode({ sale, keys, onClose }: CancelByCodeProps) {
  const t = useMessages(registerMessages);
  const common = useCommonMessages();
  const [code, setCode] = useState("");
  const { run, busy, failure } = useTillAction(calls.term.cancel, { keys, onDone: onClose });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (code.trim()) run({ body: { transaction_id: sale.id, steward_code: code.trim() } });
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <h3 className="text-section font-semibold">{t.cancelByCode}</h3>
      <p className="text-body text-muted">{t.cancelMessage}</p>
      {failure && (
        <div role="alert">
          <Callout tone="danger">{failureText(common, failure)}</Callout>
        </div>
      )}
      <StewardCode value={code} onChange={setCode} required />
      <div className="flex gap-2">
        <Button type="submit" variant="primary" size="lg" loading={busy} disabled={!code.trim()}>
          {t.cancel}
        </Button>
        <Button look="quiet" size="lg" onClick={onClose}>
          {common.back}
        </Button>
      </div>
    </form>
  );
}
