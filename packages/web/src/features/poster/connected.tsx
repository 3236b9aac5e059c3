import { calls } from "@patron/contract/routes";
import { useNavigate } from "@tanstack/react-router";
import Link2 from "lucide-react/icons/link-2";
import { useState } from "react";
import { useAddress } from "#kit/address/address.ts";
import { useAction } from "#kit/call/use-action.ts";
import { useMessages } from "#kit/messages.ts";
import { endConnection, posterAddress, waitingConnection } from "#kit/poster-connection.ts";
import { ScreenHeader } from "#kit/screen/screen-header.tsx";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Card } from "#ui/layout/card.tsx";
import { posterSalesMessages } from "./messages.ts";

/** Where Poster returns to: connects the till that this tab has left with, once its person confirms the account. */
export default function PosterConnectedScreen() {
  const t = useMessages(posterSalesMessages);
  const [{ code, account }] = useAddress();
  const [waiting] = useState(waitingConnection);
  return (
    <>
      <ScreenHeader />
      {waiting && code && account ? (
        <Confirm code={code} account={account} {...waiting} />
      ) : (
        <Callout tone="warning" title={t.notWaiting}>
          {t.notWaitingHint}
        </Callout>
      )}
    </>
  );
}

interface ConfirmProps {
  code: string;
  account: string;
  terminalId: string;
  applicationId: string;
}
function Confirm({ code, account, terminalId, applicationId }: ConfirmProps) {
  const t = useMessages(posterSalesMessages);
  const navigate = useNavigate();
  const connect = useAction(calls.poster.change, {
    onDone: () => {
      endConnection();
      void navigate({ href: posterAddress(terminalId), replace: true });
    },
  });
  const body = { account, application_id: applicationId, authorization_code: code };
  return (
    <Card title={t.confirm(`${account}.joinposter.com`)} description={t.confirmHint}>
      <Button
        variant="primary"
        icon={Link2}
        loading={connect.busy}
        onClick={() => connect.run({ path: { terminalId }, body })}
      >
        {t.connect}
      </Button>
    </Card>
  );
}
