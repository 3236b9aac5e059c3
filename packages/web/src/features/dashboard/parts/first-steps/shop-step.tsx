import { calls } from "@patron/contract/routes";
import { type FormEvent, useState } from "react";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Input } from "#ui/fields/input.tsx";
import { dashboardMessages } from "../../messages.ts";
import type { StepProps } from "./step.ts";
import { useSetup } from "./use-setup.ts";

/** The first point of sale with its till. */
export function ShopStep({ business, loyaltyId }: StepProps) {
  const t = useMessages(dashboardMessages);
  const [name, setName] = useState(business.title);
  const { busy, run } = useSetup();
  const title = name.trim();
  function submit(event: FormEvent) {
    event.preventDefault();
    if (title === "") return;
    run(async (send) => {
      const pos = await send(calls.pos.add, { body: { loyalty_id: loyaltyId, title } });
      await send(calls.terminals.add, { body: { title: t.guide.till, pos_id: pos.id, currency: business.currency } });
    });
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-60">
        <Field label={t.guide.shopName} required>
          <Input value={name} onChange={setName} maxLength={200} autoComplete="off" />
        </Field>
      </div>
      <Button type="submit" variant="primary" loading={busy} disabled={title === ""}>
        {t.guide.addShop}
      </Button>
    </form>
  );
}
