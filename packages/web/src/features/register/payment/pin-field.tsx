import { calls } from "@patron/contract/routes";
import { useState } from "react";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Input } from "#ui/fields/input.tsx";
import type { Account } from "../draft.ts";
import { registerMessages } from "../messages.ts";
import { useTillAction } from "../use-till-action.ts";
import { AccountFailure } from "./account-failure.tsx";

interface PinFieldProps {
  customerId: string;
  account: Account;
  pin: string;
  onChange: (pin: string) => void;
}

/** Sends the customer a PIN for the account; the cashier enters it. */
export function PinField({ customerId, account, pin, onChange }: PinFieldProps) {
  const t = useMessages(registerMessages);
  const [address, setAddress] = useState<string | null>(null);
  const { run, busy, failure } = useTillAction(calls.term.accountPin, {
    onDone(sent) {
      setAddress(sent.sent_to);
      onChange("");
    },
  });
  const body = { customer_id: customerId, special_account_id: account.special_account_id };
  return (
    <div className="flex flex-col gap-3">
      <Field label={t.fields.pin} hint={t.pinHint} required>
        <Input value={pin} onChange={onChange} inputMode="numeric" autoComplete="one-time-code" maxLength={20} />
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button loading={busy} onClick={() => run({ body })}>
          {address === null ? t.sendPin : t.sendAgain}
        </Button>
        <p role="status" className="text-table text-muted">
          {address !== null && <bdi>{t.pinSent(address)}</bdi>}
        </p>
      </div>
      {failure && <AccountFailure failure={failure} account={account} />}
    </div>
  );
}
