import type { taxes } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { useNavigate } from "@tanstack/react-router";
import Trash2 from "lucide-react/icons/trash-2";
import { useAction } from "#kit/call/use-action.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { confirm } from "#ui/overlays/confirm.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { taxesMessages } from "../messages.ts";
import { paths } from "../screens.ts";

/** The end of a tax that no price group uses, at the foot of its form. */
export function RemoveTax({ tax }: { tax: ReplyOf<typeof taxes.get> }) {
  const t = useMessages(taxesMessages);
  const common = useCommonMessages();
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
    const request = { title, message: t.removeMessage, confirm: t.remove, cancel: common.cancel };
    if (await confirm(request)) action.run({ path: { loyaltyId, taxId: tax.id } }, tax.version);
  }
  return (
    <div className="border-default border-t pt-6">
      <Button icon={Trash2} look="quiet" variant="danger" loading={action.busy} onClick={() => void remove()}>
        {t.remove}
      </Button>
    </div>
  );
}
