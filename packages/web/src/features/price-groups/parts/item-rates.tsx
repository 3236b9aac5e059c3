import type { priceGroups } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { useState } from "react";
import { useAction } from "#kit/call/use-action.ts";
import { useCall } from "#kit/call/use-call.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { NumberField } from "#ui/fields/number-field.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { priceGroupsMessages } from "../messages.ts";
import { type Group, groupPath } from "./group.ts";

interface ItemRatesProps {
  group: Group;
  item: ReplyOf<typeof priceGroups.item>;
}

/** An item's own rates of the group's taxes. */
export function ItemRates({ group, item }: ItemRatesProps) {
  const t = useMessages(priceGroupsMessages);
  const common = useCommonMessages();
  const show = useShow();
  const { data } = useCall(calls.priceGroups.taxes, { path: groupPath(group) });
  const [drafts, setDrafts] = useState<Record<string, string | null>>({});
  const change = useAction(calls.priceGroups.changeItem, {
    onDone: () => {
      setDrafts({});
      toast({ id: "saved", type: "success", message: common.saved });
    },
  });
  const overrides = new Map(item.tax_overrides.map((one) => [one.tax_id, one]));
  const rateOf = (id: string) => (id in drafts ? (drafts[id] ?? null) : (overrides.get(id)?.rate ?? null));
  function save() {
    const known = (data?.items ?? []).map(({ tax_id }) => ({
      tax_id,
      rate: rateOf(tax_id),
      active: overrides.get(tax_id)?.active ?? null,
    }));
    const tax_overrides = known.filter((one) => one.rate !== null || one.active !== null);
    change.run({ path: { ...groupPath(group), itemId: item.id }, body: { tax_overrides } }, item.version);
  }
  if (!data || data.items.length === 0) return null;
  return (
    <section className="flex flex-col gap-4">
      <h3 className="text-section font-semibold">{t.fields.tax_overrides}</h3>
      {data.items.map((tax) => {
        const percent = tax.type === "percentage";
        const own = tax.rate ?? tax.default_rate;
        const hint = percent ? show.rate(own) : `${show.quantity(own)} ${t.perUnit}`;
        return (
          <Field key={tax.tax_id} label={t.ownRate(tax.title)} hint={t.ownRateHint(hint)}>
            <NumberField
              digits={6}
              suffix={percent ? "%" : t.perUnit}
              value={rateOf(tax.tax_id)}
              onChange={(rate) => setDrafts((before) => ({ ...before, [tax.tax_id]: rate }))}
            />
          </Field>
        );
      })}
      <div>
        <Button disabled={Object.keys(drafts).length === 0} loading={change.busy} onClick={save}>
          {t.saveRates}
        </Button>
      </div>
    </section>
  );
}
