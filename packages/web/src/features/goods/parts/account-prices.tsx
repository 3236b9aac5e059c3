import { calls } from "@patron/contract/routes";
import { useWatch } from "react-hook-form";
import { digitsOf, useCountedName } from "#kit/account-amount.ts";
import { useCall } from "#kit/call/use-call.ts";
import { DecimalField } from "#kit/form/fields.tsx";
import { PickField } from "#kit/form/region-fields.tsx";
import { RowsField } from "#kit/form/rows-field.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { Section } from "#ui/layout/section.tsx";
import { goodsMessages } from "../messages.ts";
import type { GoodsValues } from "./goods-form.ts";

/** The prices of an item in stamps; hidden where the business has no stamp account. */
export function AccountPrices({ form }: { form: CallForm<GoodsValues> }) {
  const t = useMessages(goodsMessages);
  const countedName = useCountedName();
  const chosen = useWatch({ control: form.control.control, name: "special_account_prices" });
  const known = useCall(calls.embedded.specialAccounts, { query: {} }).data?.items ?? [];
  const accounts = known.filter(({ type }) => type === "punches");
  if (accounts.length === 0) return null;
  const options = accounts.map((one) => {
    const hint = countedName(one);
    return { value: one.id, label: one.title, ...(hint === undefined ? {} : { hint }) };
  });
  return (
    <Section title={t.fields.special_account_prices} explanation={t.accountPricesHint}>
      <RowsField
        form={form}
        name="special_account_prices"
        texts={{ add: t.addAccountPrice, remove: t.removePrice }}
        blank={{ special_account_id: "", price: "" }}
      >
        {(index, remove) => {
          const account = accounts.find(({ id }) => id === chosen[index]?.special_account_id);
          return (
            <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-3">
              <PickField form={form} name={`special_account_prices.${index}.special_account_id`} options={options} />
              <DecimalField
                form={form}
                name={`special_account_prices.${index}.price`}
                digits={account ? digitsOf(account) : 3}
                suffix={account && countedName(account)}
              />
              <span className="pt-6.5">{remove}</span>
            </div>
          );
        }}
      </RowsField>
    </Section>
  );
}
