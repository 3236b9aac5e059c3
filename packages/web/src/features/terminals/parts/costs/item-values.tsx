import type { terminalCosts } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { useState } from "react";
import { useAction } from "#kit/call/use-action.ts";
import { shortDecimal } from "#kit/form/short-decimal.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { NumberField } from "#ui/fields/number-field.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { terminalCostMessages } from "../../messages.ts";
import { useCostValue } from "./use-cost-value.ts";

interface ItemValuesProps {
  terminalId: string;
  item: ReplyOf<typeof terminalCosts.item>;
  commissions: readonly ReplyOf<typeof terminalCosts.list>["items"][number][];
}

/** An item's own values of a terminal's commissions; an empty field takes the terminal's. */
export function ItemValues({ terminalId, item, commissions }: ItemValuesProps) {
  const t = useMessages(terminalCostMessages);
  const common = useCommonMessages();
  const shownAs = useCostValue();
  const [drafts, setDrafts] = useState<Record<string, string | null>>({});
  const change = useAction(calls.terminalCosts.changeItem, {
    onDone: () => {
      setDrafts({});
      toast({ id: "saved", type: "success", message: common.saved });
    },
  });
  const own = new Map(
    item.costs.flatMap((one) => (one.own ? [[one.additional_cost_id, shortDecimal(one.value)]] : [])),
  );
  const shown = (id: string) => (id in drafts ? (drafts[id] ?? null) : (own.get(id) ?? null));
  function save() {
    const costs = Object.entries(drafts).map(([additional_cost_id, value]) => ({ additional_cost_id, value }));
    change.run({ path: { terminalId, itemId: item.item_id }, body: { costs } });
  }
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {commissions.map(({ additional_cost_id: id, title, type, value, default_value }) => (
        <Field key={id} label={title} hint={t.valueHint(shownAs(type, value ?? default_value))}>
          <NumberField
            digits={6}
            wholeDigits={9}
            suffix={type === "percentage" ? "%" : t.perUnit}
            value={shown(id)}
            onChange={(entered) => setDrafts((before) => ({ ...before, [id]: entered }))}
          />
        </Field>
      ))}
      <div>
        <Button type="submit" variant="primary" disabled={Object.keys(drafts).length === 0} loading={change.busy}>
          {common.save}
        </Button>
      </div>
    </form>
  );
}
