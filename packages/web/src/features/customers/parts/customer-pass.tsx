import { calls } from "@patron/contract/routes";
import { useCall } from "#kit/call/use-call.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useMessages } from "#kit/messages.ts";
import { CopyField } from "#ui/fields/copy-field.tsx";
import { Card } from "#ui/layout/card.tsx";
import { QrCode } from "#ui/qr-code.tsx";
import { passMessages } from "../pass-messages.ts";

/** Where a customer gets the wallet pass of a card, or why they do not. */
export function CustomerPass({ customerId, loyaltyId }: { customerId: string; loyaltyId: string }) {
  const t = useMessages(passMessages);
  return (
    <Card title={t.pass}>
      <Loaded of={useCall(calls.walletPasses.ofCustomer, { path: { userId: customerId } })} fields={2}>
        {({ items }) => <Link pass={items.find((one) => one.loyalty_id === loyaltyId)} />}
      </Loaded>
    </Card>
  );
}

interface Pass {
  link: string | null;
  problems: readonly ("off" | "programme-off" | "no-certificate" | "certificate-expired")[];
}
function Link({ pass }: { pass: Pass | undefined }) {
  const t = useMessages(passMessages);
  if (pass?.link)
    return (
      <div className="flex flex-col gap-4">
        <CopyField label={t.fields.link} value={pass.link} hint={t.linkHint} />
        <QrCode text={pass.link} label={t.fields.link} className="size-40" />
      </div>
    );
  const reasons = pass?.problems.map((one) => t.values.problems[one]) ?? [];
  return <p className="text-body text-muted">{reasons.length > 0 ? `${reasons.join(". ")}.` : t.notForThem}</p>;
}
