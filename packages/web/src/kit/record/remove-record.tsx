import type { AnyCall, RequestOf, RouteTo } from "@patron/contract/client";
import { useNavigate } from "@tanstack/react-router";
import Trash2 from "lucide-react/icons/trash-2";
import { Button } from "#ui/button.tsx";
import { confirm } from "#ui/overlays/confirm.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { usePathParams } from "../address/address.ts";
import { useCallPath } from "../call/call-path.ts";
import { useAction } from "../call/use-action.ts";
import { useCommonMessages } from "../messages/use-common-messages.ts";
import { useScreen } from "../screen/screen-header.tsx";
import { parentOf } from "../screen/screen-relations.ts";
import { addressOf } from "../screens.ts";

interface RemoveRecordProps<C extends AnyCall> {
  call: RouteTo<C>;
  record: { title: string; version: number };
  texts: { remove: string; removeTitle: (name: string) => string; removeMessage: string; removed: string };
  /** What is lost with it. */
  lost?: readonly string[];
  /** What opens then, if not the parent screen. */
  leadsTo?: string;
}

/** Removes a record, at the foot of its form: requests confirmation, and then opens the list. */
export function RemoveRecord<C extends AnyCall>({ call, record, texts: t, lost, leadsTo }: RemoveRecordProps<C>) {
  const common = useCommonMessages();
  const navigate = useNavigate();
  const path = useCallPath({ call });
  const screen = useScreen();
  const list = screen && parentOf(screen);
  const above = addressOf(list?.path ?? "/", usePathParams());
  const to = leadsTo ?? above;
  const action = useAction(call, {
    onDone: () => {
      toast({ id: "removed", type: "success", message: t.removed });
      void navigate({ to, replace: true });
    },
  });
  async function remove() {
    const [title, message] = [t.removeTitle(record.title), t.removeMessage];
    if (await confirm({ title, message, confirm: t.remove, cancel: common.cancel, lost }))
      action.run(path as unknown as RequestOf<C>, record.version); // A call that removes takes the path of the record.
  }
  return (
    <div className="border-default border-t pt-6">
      <Button icon={Trash2} look="quiet" variant="danger" loading={action.busy} onClick={() => void remove()}>
        {t.remove}
      </Button>
    </div>
  );
}
