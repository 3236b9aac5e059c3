import { TILL_PAYMENT_TYPES, type TillPaymentType } from "@patron/contract/enums";
import { useState } from "react";
import { useAccountAmount } from "#kit/account-amount.ts";
import { ownerOf } from "#kit/accounts/owner.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { choices } from "#kit/options.ts";
import { Button } from "#ui/button.tsx";
import { DateField } from "#ui/dates/date-field.tsx";
import { addDecimals } from "#ui/fields/decimal-text.ts";
import { Field } from "#ui/fields/field.tsx";
import { Input } from "#ui/fields/input.tsx";
import { Select } from "#ui/fields/select.tsx";
import { FieldRow } from "#ui/layout/section.tsx";
import { ownedAccountMessages } from "../messages.ts";
import { AmountField, MoveDialog, type MoveProps, useMove } from "./dialog.tsx";

const unspecified = "none";

/** Adds a payment of the owner to the account. */
export function RefillForm({ account, close }: MoveProps) {
  const t = useMessages(ownedAccountMessages);
  const common = useCommonMessages();
  const written = useAccountAmount();
  const [amount, setAmount] = useState<string | null>(null);
  const [paid, setPaid] = useState<TillPaymentType | typeof unspecified>(unspecified);
  const [details, setDetails] = useState({ comment: "", document: "" });
  const [days, setDays] = useState<{ document: string | null; last: string | null }>({ document: null, last: null });
  const [pressed, setPressed] = useState(false);
  const owner = ownerOf(account);
  const move = useMove(owner.calls.refill, close);
  const counted = account.special_account;
  function submit() {
    setPressed(true);
    if (amount === null) return;
    const path = { ...owner.path, accountId: account.id };
    move.run({
      path,
      body: {
        amount,
        payment_type: paid === unspecified ? null : paid,
        comment: details.comment.trim() || null,
        document_number: details.document.trim() || null,
        document_date: days.document,
        expire_date: days.last,
      },
    });
  }
  return (
    <MoveDialog {...move} label={t.refill} submit={submit} close={close}>
      <div className="flex flex-col gap-2">
        <AmountField
          account={account}
          label={t.fields.amount}
          value={amount}
          onChange={setAmount}
          hint={amount !== null && t.after(written(addDecimals(account.balance, amount), counted))}
          error={pressed && amount === null ? common.violations.required("") : undefined}
        />
        {counted.refill_presets.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {counted.refill_presets.map((preset) => (
              <Button key={preset} size="sm" onClick={() => setAmount(preset)}>
                <bdi>{written(preset, counted)}</bdi>
              </Button>
            ))}
          </div>
        )}
      </div>
      <Field label={t.fields.payment_type}>
        <Select
          options={[
            { value: unspecified, label: t.notSpecified },
            ...choices(TILL_PAYMENT_TYPES, t.values.payment_type),
          ]}
          value={paid}
          onChange={setPaid}
        />
      </Field>
      <FieldRow>
        <Field label={t.fields.document_number}>
          <Input
            value={details.document}
            onChange={(document) => setDetails({ ...details, document })}
            maxLength={60}
            autoComplete="off"
          />
        </Field>
        <Field label={t.fields.document_date}>
          <DateField value={days.document} onChange={(document) => setDays({ ...days, document })} />
        </Field>
      </FieldRow>
      {counted.expire_type !== "none" && (
        <Field label={t.fields.expire_date} hint={t.lastDayHint}>
          <DateField value={days.last} onChange={(last) => setDays({ ...days, last })} />
        </Field>
      )}
      <Field label={t.fields.comment}>
        <Input
          value={details.comment}
          onChange={(comment) => setDetails({ ...details, comment })}
          maxLength={500}
          autoComplete="off"
        />
      </Field>
    </MoveDialog>
  );
}
