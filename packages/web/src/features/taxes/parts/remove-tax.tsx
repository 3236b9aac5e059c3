import type { taxes } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { useNavigate } from "@tanstack/react-router";
import Trash2 from "lucide-react/icons/trash-2";
import { useAction } from "#kit/call/use-action.ts";
import { useMessages } from "#kit/messages.ts";
import { useKitWords } from "#kit/words/use-words.ts";
import { Button } from "#ui/button.tsx";
import { confirm } from "#ui/confirm.tsx";
import { toast } from "#ui/toast.ts";
import { Tooltip } from "#ui/tooltip.tsx";
import { taxesMessages } from "../messages.ts";
import { paths } from "../screens.ts";

/** Deletes a tax that nothing uses; says why not while something does. */
export function RemoveTax({ tax }: { tax: ReplyOf<typeof taxes.get> }) {
  const t = useMessages(taxesMessages);
  const words = useKitWords();
  const navigate = useNavigate();
  const { loyalty_id: loyaltyId } = tax;
  const action = useAction(calls.taxes.remove, {
    onDone: () => {
      toast({ id: "removed", type: "success", message: t.removed });
      void navigate({ to: paths.list({ loyaltyId }), replace: true });
    },
  });
  async function remove() {
    const title = t.removeTitle(tax.title);
    const ask = { title, message: t.removeMessage, confirm: t.remove, cancel: words.cancel };
    if (await confirm(ask)) action.run({ path: { loyaltyId, taxId: tax.id } }, tax.version);
  }
  const button = (
    <Button icon={Trash2} look="quiet" variant="danger" disabled={tax.is_used} onClick={() => void remove()}>
      {t.remove}
    </Button>
  );
  return tax.is_used ? (
    <Tooltip text={t.usedReason}>
      {/* A disabled button has no events of its own. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the reason must be reachable by keyboard. */}
      <span tabIndex={0}>{button}</span>
    </Tooltip>
  ) : (
    button
  );
}
