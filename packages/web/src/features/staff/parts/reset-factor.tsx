import { calls } from "@patron/contract/routes";
import { useAction } from "#kit/call/use-action.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { useSession } from "#kit/session/session.ts";
import { Button } from "#ui/button.tsx";
import { Section } from "#ui/layout/section.tsx";
import { confirm } from "#ui/overlays/confirm.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { staffMessages } from "../messages.ts";

/** For owners: removes the second factors of somebody who has lost them. */
export function ResetFactor({ staffId, personId }: { staffId: string; personId: string }) {
  const t = useMessages(staffMessages);
  const common = useCommonMessages();
  const session = useSession();
  const reset = useAction(calls.secondFactor.reset, {
    onDone: () => toast({ type: "success", message: t.factorReset }),
  });
  if (session?.access !== "owner" || session.user.id === personId) return null;
  async function start() {
    const request = { title: t.resetTitle, message: t.resetMessage, confirm: t.resetFactor, cancel: common.cancel };
    if (await confirm(request)) reset.run({ path: { staffId } });
  }
  return (
    <Section title={t.factor} explanation={t.factorHint}>
      <div>
        <Button loading={reset.busy} onClick={() => void start()}>
          {t.resetFactor}
        </Button>
      </div>
    </Section>
  );
}
