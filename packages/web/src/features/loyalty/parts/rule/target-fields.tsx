import { useWatch } from "react-hook-form";
import { useCountedName } from "#kit/account-amount.ts";
import { DecimalField } from "#kit/form/fields.tsx";
import { DayField } from "#kit/form/picker-fields.tsx";
import { RecordFields } from "#kit/form/record-fields.tsx";
import { PickField } from "#kit/form/region-fields.tsx";
import { useMessages } from "#kit/messages.ts";
import { FieldRow } from "#ui/layout/section.tsx";
import { ruleMessages } from "../../messages.ts";
import { useTargetAccounts } from "./use-counted.ts";
import type { RulePart } from "./values.ts";

/** What a rule credits, and how long it is valid. */
export function TargetFields({ form }: Pick<RulePart, "form">) {
  const t = useMessages(ruleMessages);
  const [target, expires] = useWatch({ control: form.control.control, name: ["charge_target", "promo_expire_type"] });
  return (
    <>
      <RecordFields form={form} names={["charge_target"]} />
      {target === "special-account" && <AccountField form={form} />}
      {target === "promotional-bonuses" && (
        <FieldRow>
          <RecordFields form={form} names={["promo_expire_type"]} />
          {expires === "date" && <DayField form={form} name="promo_expire_value" label={t.lastDay} />}
          {(expires === "day" || expires === "month") && (
            <DecimalField
              form={form}
              name="promo_expire_value"
              label={expires === "day" ? t.days : t.months}
              digits={0}
            />
          )}
        </FieldRow>
      )}
    </>
  );
}

/** The account that a rule credits. A money account sets the currency of the rule. */
function AccountField({ form }: Pick<RulePart, "form">) {
  const name = useCountedName();
  const accounts = useTargetAccounts();
  const takeCurrency = (id: string) => {
    const currency = accounts.find((one) => one.id === id)?.currency;
    if (currency) form.control.setValue("currency", currency, { shouldDirty: true });
  };
  const options = accounts.map((one) => {
    const hint = name(one);
    return { value: one.id, label: one.title, ...(hint === undefined ? {} : { hint }) };
  });
  return <PickField form={form} name="special_account_id" options={options} onPick={takeCurrency} />;
}
