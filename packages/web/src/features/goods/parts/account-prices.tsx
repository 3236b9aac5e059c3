import { calls } from "@patron/contract/routes";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useFieldArray, useWatch } from "react-hook-form";
import { digitsOf, useCountedName } from "#kit/account-amount.ts";
import { useCall } from "#kit/call/use-call.ts";
import { DecimalField } from "#kit/form/fields.tsx";
import { PickField } from "#kit/form/place-fields.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Section } from "#ui/layout/section.tsx";
import { goodsMessages } from "../messages.ts";
import type { GoodsValues } from "./goods-form.ts";

/** What an item costs in punches; nothing where the business has no account of punches. */
export function AccountPrices({ form }: { form: CallForm<GoodsValues> }) {
  const t = useMessages(goodsMessages);
  const countedName = useCountedName();
  const { control } = form.control;
  const rows = useFieldArray({ control, name: "special_account_prices" });
  const chosen = useWatch({ control, name: "special_account_prices" });
  const known = useCall(calls.embedded.specialAccounts, { query: {} }).data?.items ?? [];
  const accounts = known.filter(({ type }) => type === "punches");
  if (accounts.length === 0) return null;
  const options = accounts.map((one) => {
    const hint = countedName(one);
    return { value: one.id, label: one.title, ...(hint === undefined ? {} : { hint }) };
  });
  return (
    <Section title={t.fields.special_account_prices} explanation={t.accountPricesHint}>
      {rows.fields.map((row, index) => {
        const account = accounts.find(({ id }) => id === chosen[index]?.special_account_id);
        return (
          <div key={row.id} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-3">
            <PickField form={form} name={`special_account_prices.${index}.special_account_id`} options={options} />
            <DecimalField
              form={form}
              name={`special_account_prices.${index}.price`}
              digits={account ? digitsOf(account) : 3}
              suffix={account && countedName(account)}
            />
            <span className="pt-6.5">
              <IconButton icon={Trash2} label={t.removePrice} onClick={() => rows.remove(index)} />
            </span>
          </div>
        );
      })}
      <div>
        <Button icon={Plus} onClick={() => rows.append({ special_account_id: "", price: "" })}>
          {t.addAccountPrice}
        </Button>
      </div>
    </Section>
  );
}
