import type { poster } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { useAction } from "#kit/call/use-action.ts";
import { useMessages } from "#kit/messages.ts";
import { useAccess } from "#kit/session/access.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { posterSalesMessages } from "../messages.ts";

/** Tries again to book a sale. */
export function RepeatSale({ sale: { id, state } }: { sale: Pick<ReplyOf<typeof poster.repeat>, "id" | "state"> }) {
  const t = useMessages(posterSalesMessages);
  const may = useAccess();
  const repeat = useAction(calls.poster.repeat, {
    onDone: ({ state: now }) =>
      void toast(now === "booked" ? { message: t.booked, type: "success" } : { message: t.stillNot, type: "danger" }),
  });
  if (state !== "unmatched" || !may([calls.poster.repeat])) return null;
  return (
    <Button size="sm" loading={repeat.busy} onClick={() => repeat.run({ path: { posterSaleId: id } })}>
      {t.repeat}
    </Button>
  );
}
