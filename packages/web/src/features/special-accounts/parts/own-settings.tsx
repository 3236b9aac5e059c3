import type { customerAccounts } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { ACCOUNT_LIMIT_PERIODS, PROMPT_MODES } from "@patron/contract/enums";
import { rules } from "@patron/contract/rules/customerAccounts";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { digitsOf, useAccountAmount, useCountedName } from "#kit/account-amount.ts";
import { type Account, ownerOf } from "#kit/accounts/owner.ts";
import { DecimalField, SelectField, SwitchField } from "#kit/form/fields.tsx";
import { FormScreen } from "#kit/form/form-screen.tsx";
import type { FormValues } from "#kit/form/form-values.ts";
import { RecordFields } from "#kit/form/record-fields.tsx";
import { RowsField } from "#kit/form/rows-field.tsx";
import { TextField } from "#kit/form/text-fields.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { useRecordForm } from "#kit/form/use-record-form.ts";
import { useMessages } from "#kit/messages.ts";
import { choices } from "#kit/options.ts";
import { FieldRow, Section } from "#ui/layout/section.tsx";
import { ownedAccountMessages } from "../messages.ts";

type OwnValues = FormValues<BodyOf<typeof customerAccounts.change>>;

/** The settings of a single account. */
export function OwnSettings({ account }: { account: Account }) {
  const owner = ownerOf(account);
  const form = useRecordForm(owner.calls.change, {
    ...{ rules: rules.change, texts: useMessages(ownedAccountMessages), record: account }, // The rules of companies' accounts have the same shape.
    path: { ...owner.path, accountId: account.id },
    values: { limits: account.limits.map(({ used: _, ...limit }) => limit) },
    body: ({ limits, ...body }, { credit_limit }) => ({
      ...body,
      ...(!credit_limit && { credit_limit: "0" }),
      ...(limits && { limits: limits.map(limitOf) }),
    }),
    fieldOf: { "special_account.expiry_on_credit": "credit_type" },
  });
  return (
    <FormScreen form={form}>
      <Own form={form} account={account} />
      <Limits form={form} account={account} />
    </FormScreen>
  );
}

/** The meaning of an empty amount and an empty code of a limit. */
function limitOf({ period, amount, goods_code }: OwnValues["limits"][number]) {
  return { period, amount: amount || "0", goods_code: goods_code?.trim() || null };
}

interface PartProps {
  form: CallForm<OwnValues>;
  account: Account;
}

function Own({ form, account }: PartProps) {
  const t = useMessages(ownedAccountMessages);
  const credit = useWatch({ control: form.control.control, name: "credit_type" });
  const counted = account.special_account;
  const amount = { form, digits: digitsOf(counted), suffix: useCountedName()(counted) };
  const questions = { form, none: t.asDefined, options: choices(PROMPT_MODES, t.values.odometer) };
  // Balances that expire are stored in lots, and lots allow no credit.
  const ends = counted.expire_type !== "none";
  return (
    <Section title={t.general} explanation={t.ownHint}>
      <TextField form={form} name="title" hint={t.ownTitleHint} />
      <FieldRow>
        <RecordFields
          form={form}
          names={["credit_type"]}
          locked={{ credit_type: ends && t.values.expire_type[counted.expire_type] }}
        />
        {credit === "credit" && <DecimalField {...amount} name="credit_limit" />}
      </FieldRow>
      <FieldRow>
        <SelectField {...questions} name="odometer" />
        <SelectField {...questions} name="vehicle_id" />
      </FieldRow>
      <RecordFields form={form} names={["comment"]} />
      <SwitchField form={form} name="active" label={t.ownActive} />
    </Section>
  );
}

function Limits({ form, account }: PartProps) {
  const t = useMessages(ownedAccountMessages);
  const texts = { add: t.addLimit, remove: t.removeLimit, none: t.noLimits };
  const blank = { period: "day", amount: "", goods_code: null } as const;
  return (
    <Section title={t.fields.limits} explanation={t.limitsHint}>
      <RowsField form={form} name="limits" texts={texts} blank={blank} most={20}>
        {(index, remove) => <LimitRow form={form} account={account} index={index} remove={remove} />}
      </RowsField>
    </Section>
  );
}

function LimitRow({ form, account, index, remove }: PartProps & { index: number; remove: ReactNode }) {
  const t = useMessages(ownedAccountMessages);
  const written = useAccountAmount();
  const counted = account.special_account;
  const suffix = useCountedName()(counted);
  const [period, code] = useWatch({
    control: form.control.control,
    name: [`limits.${index}.period`, `limits.${index}.goods_code`],
  });
  const known = account.limits.find((limit) => limit.period === period && (limit.goods_code ?? "") === (code ?? ""));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 sm:grid-cols-[10rem_minmax(0,1fr)_10rem_auto]">
      <SelectField
        form={form}
        name={`limits.${index}.period`}
        options={choices(ACCOUNT_LIMIT_PERIODS, t.values.period)}
      />
      <div className="col-start-1 sm:col-start-auto">
        <DecimalField
          form={form}
          name={`limits.${index}.amount`}
          digits={digitsOf(counted)}
          suffix={suffix}
          hint={known && t.used(written(known.used, counted))}
        />
      </div>
      <div className="col-start-1 sm:col-start-auto">
        <TextField form={form} name={`limits.${index}.goods_code`} />
      </div>
      <span className="col-start-2 row-start-1 pt-6.5 sm:col-start-auto sm:row-start-auto">{remove}</span>
    </div>
  );
}
