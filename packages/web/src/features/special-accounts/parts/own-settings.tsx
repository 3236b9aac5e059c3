import { ACCOUNT_LIMIT_PERIODS, ACCOUNT_QUESTIONS, CREDIT_TYPES } from "@patron/contract/enums";
import { rules } from "@patron/contract/rules/customerAccounts";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useMemo } from "react";
import { useFieldArray, useWatch } from "react-hook-form";
import { digitsOf, useAccountAmount, useCountedName } from "#kit/account-amount.ts";
import { type Account, ownerOf } from "#kit/accounts/owner.ts";
import { DecimalField, SelectField, SwitchField, TextAreaField } from "#kit/form/fields.tsx";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { TextField } from "#kit/form/text-fields.tsx";
import { type CallForm, useCallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { FieldRow, Section } from "#ui/layout/section.tsx";
import { specialAccountMessages } from "../messages.ts";
import { asDefined, type OwnValues, ownBody, ownValues } from "./own-values.ts";
import { optionsOf } from "./special-fields.tsx";

/** What holds for this account alone. */
export function OwnSettings({ account }: { account: Account }) {
  const owner = ownerOf(account);
  const path = { ...owner.path, accountId: account.id };
  const form = useCallForm(owner.calls.change, {
    values: useMemo(() => ownValues(account), [account]),
    version: account.version,
    rules: rules.change, // Those of companies are made of the same shape.
    request: (_, changed) => ({ path, body: ownBody(changed) }),
    fieldOf: { "special_account.expiry_on_credit": "credit_type" },
    onDone: () => {},
  });
  return (
    <FormScreen form={form}>
      <Own form={form} account={account} />
      <Limits form={form} account={account} />
    </FormScreen>
  );
}

interface PartProps {
  form: CallForm<OwnValues>;
  account: Account;
}

function Own({ form, account }: PartProps) {
  const t = useMessages(specialAccountMessages);
  const credit = useWatch({ control: form.control.control, name: "credit_type" });
  const counted = account.special_account;
  const amount = { form, digits: digitsOf(counted), suffix: useCountedName()(counted) };
  const questions = [{ value: asDefined, label: t.asDefined }, ...optionsOf(ACCOUNT_QUESTIONS, t.questions)];
  // Value that ends is kept in lots, and lots know no credit.
  const ends = counted.expire_type !== "none";
  return (
    <Section title={t.general} explanation={t.ownHint}>
      <TextField form={form} name="title" label={t.ownTitle} hint={t.ownTitleHint} />
      <FieldRow>
        <SelectField
          form={form}
          name="credit_type"
          label={t.credit}
          options={optionsOf(CREDIT_TYPES, t.credits)}
          lockedBecause={ends && t.expireTypes[counted.expire_type]}
        />
        {credit === "credit" && <DecimalField {...amount} name="credit_limit" label={t.creditLimit} />}
      </FieldRow>
      <FieldRow>
        <SelectField form={form} name="odometer" label={t.odometer} options={questions} />
        <SelectField form={form} name="vehicle_id" label={t.vehicle} options={questions} />
      </FieldRow>
      <TextAreaField form={form} name="comment" label={t.comment} rows={3} />
      <SwitchField form={form} name="active" label={t.ownActive} />
    </Section>
  );
}

function Limits({ form, account }: PartProps) {
  const t = useMessages(specialAccountMessages);
  const rows = useFieldArray({ control: form.control.control, name: "limits" });
  return (
    <Section title={t.limits} explanation={t.limitsHint}>
      {rows.fields.length === 0 && <p className="text-body text-muted">{t.noLimits}</p>}
      {rows.fields.map((row, index) => (
        <LimitRow key={row.id} form={form} account={account} index={index} onRemove={() => rows.remove(index)} />
      ))}
      {rows.fields.length < 20 && (
        <div>
          <Button icon={Plus} onClick={() => rows.append({ period: "day", amount: null, goods_code: "" })}>
            {t.addLimit}
          </Button>
        </div>
      )}
    </Section>
  );
}

function LimitRow({ form, account, index, onRemove }: PartProps & { index: number; onRemove: () => void }) {
  const t = useMessages(specialAccountMessages);
  const written = useAccountAmount();
  const counted = account.special_account;
  const suffix = useCountedName()(counted);
  const [period, code] = useWatch({
    control: form.control.control,
    name: [`limits.${index}.period`, `limits.${index}.goods_code`],
  });
  const known = account.limits.find((limit) => limit.period === period && (limit.goods_code ?? "") === code);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 sm:grid-cols-[10rem_minmax(0,1fr)_10rem_auto]">
      <SelectField
        form={form}
        name={`limits.${index}.period`}
        label={t.span}
        options={optionsOf(ACCOUNT_LIMIT_PERIODS, t.periods)}
      />
      <div className="col-start-1 sm:col-start-auto">
        <DecimalField
          form={form}
          name={`limits.${index}.amount`}
          label={t.amount}
          digits={digitsOf(counted)}
          suffix={suffix}
          hint={known && t.used(written(known.used, counted))}
        />
      </div>
      <div className="col-start-1 sm:col-start-auto">
        <TextField form={form} name={`limits.${index}.goods_code`} label={t.goodsCode} />
      </div>
      <span className="col-start-2 row-start-1 pt-6.5 sm:col-start-auto sm:row-start-auto">
        <IconButton icon={Trash2} label={t.removeLimit} onClick={onRemove} />
      </span>
    </div>
  );
}
