import { CARD_ACCESS } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { useAction } from "#kit/call/use-action.ts";
import { invalidate, useCall } from "#kit/call/use-call.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { choices, optionsOf } from "#kit/options.ts";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { Switch } from "#ui/fields/switch.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { customerMessages } from "../messages.ts";
import type { Card } from "./customer-fields.tsx";

/** The option for no category. */
const nothing = "none";

interface CardChoice {
  customerId: string;
  card: Card;
}

/** The category of a card, changed at once; rules do not lower a pinned one. */
export function CardCategoryField({ customerId, card }: CardChoice) {
  const t = useMessages(customerMessages);
  const common = useCommonMessages();
  const query = { loyalty_id: card.loyalty.id, only_active: true };
  const categories = useCall(calls.embedded.cardCategories, { query }).data?.items ?? [];
  const assign = useAction(calls.cardCategories.assign, {
    onDone: () => {
      void invalidate(calls.customers.get);
      toast({ id: "saved", type: "success", message: common.saved });
    },
  });
  const run = (category_id: string | null, pinned: boolean) =>
    assign.run({ body: { loyalty_id: card.loyalty.id, category_id, user_ids: [customerId], pinned } });
  const known = categories.some(({ id }) => id === card.category?.id) || !card.category;
  const options = [
    { value: nothing, label: t.noCategory },
    ...optionsOf(categories),
    ...(known || !card.category ? [] : optionsOf([card.category])),
  ];
  const present = card.category?.id ?? nothing;
  return (
    <div className="flex flex-col gap-3">
      <Field label={t.fields.category_id}>
        <Select
          options={options}
          value={present}
          disabled={assign.busy}
          onChange={(next) => run(next === nothing ? null : next, card.category_pinned && next !== nothing)}
        />
      </Field>
      {card.category && (
        <Switch
          value={card.category_pinned}
          disabled={assign.busy}
          onChange={(pinned) => run(present, pinned)}
          label={t.pinned}
        />
      )}
    </div>
  );
}

/** What a card allows, changed at once. */
export function CardAccessField({ customerId, card }: CardChoice) {
  const t = useMessages(customerMessages);
  const common = useCommonMessages();
  const change = useAction(calls.customers.changeAccess, {
    onDone: () => toast({ id: "saved", type: "success", message: common.saved }),
  });
  return (
    <Field label={t.fields.access} hint={t.accessHints[card.access]}>
      <Select
        options={choices(CARD_ACCESS, t.values.access).map((one) => ({ ...one, hint: t.accessHints[one.value] }))}
        value={card.access}
        disabled={change.busy}
        onChange={(access) => change.run({ body: { loyalty_id: card.loyalty.id, user_ids: [customerId], access } })}
      />
    </Field>
  );
}
