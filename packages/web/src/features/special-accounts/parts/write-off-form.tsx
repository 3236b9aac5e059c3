import { useState } from "react";
import { useAccountAmount } from "#kit/account-amount.ts";
import { ownerOf } from "#kit/accounts/owner.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { useSession } from "#kit/session/session.ts";
import { addDecimals } from "#ui/fields/decimal-text.ts";
import { Field } from "#ui/fields/field.tsx";
import { Input } from "#ui/fields/input.tsx";
import { Switch } from "#ui/fields/switch.tsx";
import { ownedAccountMessages } from "../messages.ts";
import { AmountField, MoveDialog, type MoveProps, useMove } from "./dialog.tsx";

/** Writes an amount off the account, within its credit, or beyond it where the user may. */
export function WriteOffForm({ account, close }: MoveProps) {
  const t = useMessages(ownedAccountMessages);
  const common = useCommonMessages();
  const written = useAccountAmount();
  const [amount, setAmount] = useState<string | null>(null);
  const [comment, setComment] = useState("");
  const [force, setForce] = useState(false);
  const [pressed, setPressed] = useState(false);
  const owner = ownerOf(account);
  const move = useMove(owner.calls.writeOff, close);
  const mayForce = useMayForce();
  function submit() {
    setPressed(true);
    if (amount === null) return;
    const path = { ...owner.path, accountId: account.id };
    move.run({ path, body: { amount, comment: comment.trim() || null, ...(force ? { force } : {}) } });
  }
  const left = amount !== null && t.after(written(addDecimals(account.balance, `-${amount}`), account.special_account));
  return (
    <MoveDialog {...move} label={t.writeOff} danger submit={submit} close={close}>
      <AmountField
        account={account}
        label={t.fields.amount}
        value={amount}
        onChange={setAmount}
        hint={left}
        error={pressed && amount === null ? common.violations.required("") : undefined}
      />
      <Field label={t.fields.comment}>
        <Input value={comment} onChange={setComment} maxLength={500} autoComplete="off" />
      </Field>
      {mayForce && <Switch value={force} onChange={setForce} label={t.fields.force} hint={t.forceHint} />}
    </MoveDialog>
  );
}

/** The server's rule: while roles apply, only owners and business managers may go below the credit. */
function useMayForce(): boolean {
  const session = useSession();
  if (session?.access !== "business-staff" || !session.business?.role_based_model_active) return true;
  return session.roles.includes("business-manager");
}
