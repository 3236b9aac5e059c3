import type { fiscal } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { useAction } from "../call/use-action.ts";
import { useMessages } from "../messages.ts";
import { useAccess } from "../session/access.ts";
import { fiscalReceiptsMessages } from "./messages.ts";

type Receipt = Pick<ReplyOf<typeof fiscal.repeat>, "id" | "state">;

/** Sends a fiscal receipt again that is not registered yet. */
export function RepeatFiscal({ receipt: { id, state } }: { receipt: Receipt }) {
  const t = useMessages(fiscalReceiptsMessages);
  const may = useAccess();
  const repeat = useAction(calls.fiscal.repeat, { onDone: () => void toast({ message: t.repeated, type: "success" }) });
  if (state === "registered" || state === "dropped" || !may([calls.fiscal.repeat])) return null;
  return (
    <Button size="sm" loading={repeat.busy} onClick={() => repeat.run({ path: { fiscalReceiptId: id } })}>
      {t.repeat}
    </Button>
  );
}
