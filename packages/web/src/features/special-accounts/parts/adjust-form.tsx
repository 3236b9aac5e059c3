import { useState } from "react";
import { useAccountAmount } from "#kit/account-amount.ts";
import { ownerOf } from "#kit/accounts/owner.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { addDecimals } from "#ui/fields/decimal-text.ts";
import { Field } from "#ui/fields/field.tsx";
import { Input } from "#ui/fields/input.tsx";
import { Select } from "#ui/fields/select.tsx";
import { ownedAccountMessages } from "../messages.ts";
import { AmountField, MoveDialog, type MoveProps, useMove } from "./dialog.tsx";

/** Corrects the account by an amount or to a balance, with a comment. */
export function AdjustForm({ account, close }: MoveProps) {
  const t = useMessages(ownedAccountMessages);
  const common = useCommonMessages();
  const written = useAccountAmount();
  const [how, setHow] = useState<"amount" | "balance">("amount");
  const [amount, setAmount] = useState<string | null>(null);
  const [comment, setComment] = useState("");
  const [pressed, setPressed] = useState(false);
  const owner = ownerOf(account);
  const move = useMove(owner.calls.adjust, close);
  const required = common.violations.required("");
  function submit() {
    setPressed(true);
    if (amount === null || comment.trim() === "") return;
    const path = { ...owner.path, accountId: account.id };
    move.run({ path, body: { [how]: amount, comment: comment.trim() } });
  }
  const after = amount !== null && t.after(written(addDecimals(account.balance, amount), account.special_account));
  return (
    <MoveDialog {...move} label={t.adjust} submit={submit} close={close}>
      <Field label={t.how}>
        <Select
          options={[
            { value: "amount", label: t.byAmount },
            { value: "balance", label: t.toBalance },
          ]}
          value={how}
          onChange={setHow}
        />
      </Field>
      <AmountField
        account={account}
        label={how === "amount" ? t.fields.amount : t.newBalance}
        value={amount}
        onChange={setAmount}
        negative
        hint={how === "amount" ? after || t.byAmountHint : undefined}
        error={pressed && amount === null ? required : undefined}
      />
      <Field label={t.why} required error={pressed && comment.trim() === "" ? required : null}>
        <Input value={comment} onChange={setComment} maxLength={500} autoComplete="off" />
      </Field>
    </MoveDialog>
  );
}
