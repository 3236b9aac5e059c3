import type { priceGroups } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import Trash2 from "lucide-react/icons/trash-2";
import { useAction } from "#kit/call/use-action.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { Switch } from "#ui/fields/switch.tsx";
import { confirm } from "#ui/overlays/confirm.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { priceGroupsMessages } from "../messages.ts";
import { type Group, groupPath } from "./group.ts";

interface ItemStateProps {
  group: Group;
  item: ReplyOf<typeof priceGroups.item>;
  onGone: () => void;
}

/** Whether the group prices an item: switched on or off, or removed for good. */
export function ItemState({ group, item, onGone }: ItemStateProps) {
  const t = useMessages(priceGroupsMessages);
  const common = useCommonMessages();
  const path = { ...groupPath(group), itemId: item.id };
  const change = useAction(calls.priceGroups.changeItem);
  const remove = useAction(calls.priceGroups.removeItem, {
    onDone: () => {
      toast({ id: "removed", type: "success", message: t.takenOut });
      onGone();
    },
  });
  async function takeOut() {
    const title = t.takeOutTitle(item.item.title);
    const request = { title, message: t.takeOutMessage, confirm: t.takeOut, cancel: common.cancel };
    if (await confirm(request)) remove.run({ path }, item.version);
  }
  return (
    <section className="flex flex-col items-start gap-4">
      <Switch
        value={item.active}
        disabled={change.busy}
        onChange={(active) => change.run({ path, body: { active } }, item.version)}
        label={t.onInGroup}
      />
      <Button icon={Trash2} look="quiet" variant="danger" loading={remove.busy} onClick={() => void takeOut()}>
        {t.takeOut}
      </Button>
    </section>
  );
}
