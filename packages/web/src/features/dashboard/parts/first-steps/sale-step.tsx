import { calls } from "@patron/contract/routes";
import { useNavigate } from "@tanstack/react-router";
import { useCall } from "#kit/call/use-call.ts";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { dashboardMessages } from "../../messages.ts";
import { useSetup } from "./use-setup.ts";

/** Opens the register as the first till. */
export function SaleStep() {
  const t = useMessages(dashboardMessages);
  const navigate = useNavigate();
  const { busy, run } = useSetup();
  const { data } = useCall(calls.embedded.terminals, { query: { only_active: true } });
  const terminalId = data?.items[0]?.id;
  return (
    <Button
      variant="primary"
      loading={busy}
      disabled={!data}
      onClick={() =>
        run(async (send) => {
          const handOff = terminalId && (await send(calls.term.openTill, { path: { terminalId } })).hand_off;
          await navigate({ to: "/register", ...(handOff ? { hash: handOff } : {}) });
        })
      }
    >
      {t.openRegister}
    </Button>
  );
}
