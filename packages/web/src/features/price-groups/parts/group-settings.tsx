import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/priceGroups";
import { useNavigate } from "@tanstack/react-router";
import Trash2 from "lucide-react/icons/trash-2";
import { useAction } from "#kit/call/use-action.ts";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { useRecordForm } from "#kit/form/use-record-form.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { confirm } from "#ui/overlays/confirm.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { priceGroupsMessages } from "../messages.ts";
import { paths } from "../screens.ts";
import { type Group, groupPath } from "./group.ts";
import { GroupFields } from "./group-fields.tsx";

/** The settings of a price group, and its end while nobody sells by it. */
export function GroupSettings({ record: group }: { record: Group }) {
  const form = useRecordForm(calls.priceGroups.change, {
    ...{ rules: rules.add, texts: useMessages(priceGroupsMessages), record: group },
    fieldOf: { "currency.unknown": "currency", "conflict.in_use": "currency" },
  });
  return (
    <FormScreen form={form}>
      <GroupFields form={form} terminals={group.terminals_count} />
      {group.terminals_count === 0 && <RemoveGroup group={group} />}
    </FormScreen>
  );
}

function RemoveGroup({ group }: { group: Group }) {
  const t = useMessages(priceGroupsMessages);
  const common = useCommonMessages();
  const navigate = useNavigate();
  const action = useAction(calls.priceGroups.remove, {
    onDone: () => {
      toast({ id: "removed", type: "success", message: t.removed });
      void navigate({ to: paths.list(), replace: true });
    },
  });
  async function remove() {
    const lost = group.items_count > 0 ? { lost: [t.removeLost(group.items_count)] } : {};
    const request = {
      title: t.removeTitle(group.title),
      message: t.removeMessage,
      confirm: t.remove,
      cancel: common.cancel,
    };
    if (await confirm({ ...request, ...lost })) action.run({ path: groupPath(group) }, group.version);
  }
  return (
    <div className="border-default border-t pt-6">
      <Button icon={Trash2} look="quiet" variant="danger" loading={action.busy} onClick={() => void remove()}>
        {t.remove}
      </Button>
    </div>
  );
}
