import type { priceGroups } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { type FormEvent, useState } from "react";
import { useAction } from "#kit/call/use-action.ts";
import { useMessages } from "#kit/messages.ts";
import { instantIn } from "#kit/moment.ts";
import { useSession } from "#kit/session/session.ts";
import { Button } from "#ui/button.tsx";
import { DateField } from "#ui/dates/date-field.tsx";
import { TimeField } from "#ui/dates/time-field.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Input } from "#ui/fields/input.tsx";
import { NumberField } from "#ui/fields/number-field.tsx";
import { SegmentedControl } from "#ui/fields/segmented-control.tsx";
import { FieldRow } from "#ui/layout/section.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { priceGroupsMessages } from "../messages.ts";
import { type Group, groupPath } from "./group.ts";

const blank = { price: null, when: "now", day: null, time: "00:00", comment: "" } as const;
interface Draft {
  price: string | null;
  when: "now" | "later";
  day: string | null;
  time: string | null;
  comment: string;
}

/** A new price of an item, from now or from a time in the time zone of the business. */
export function NewPrice({ group, item }: { group: Group; item: ReplyOf<typeof priceGroups.item> }) {
  const t = useMessages(priceGroupsMessages);
  const zone = useSession()?.business?.time_zone ?? "UTC";
  const [draft, setDraft] = useState<Draft>(blank);
  const [past, setPast] = useState(false);
  const set = (part: Partial<Draft>) => {
    setPast(false);
    setDraft((before) => ({ ...before, ...part }));
  };
  const change = useAction(calls.priceGroups.changeItem, {
    onDone: () => {
      setDraft(blank);
      toast({ id: "saved", type: "success", message: t.priceSaved });
    },
  });
  function save(event: FormEvent) {
    event.preventDefault();
    const { price, when, day, time, comment } = draft;
    if (price === null || (when === "later" && !day)) return;
    const from = when === "later" && day ? instantIn(day, time ?? "00:00", zone) : undefined;
    if (from && Date.parse(from) <= Date.now()) return setPast(true);
    const moment = from ? { valid_from: from } : {};
    const body = { master_price: price, ...moment, ...(comment ? { comment } : {}) };
    change.run({ path: { ...groupPath(group), itemId: item.id }, body });
  }
  const ready = draft.price !== null && (draft.when === "now" || draft.day !== null);
  return (
    <form onSubmit={save} noValidate className="flex flex-col gap-4 rounded-card border border-default p-4">
      <Field label={t.newPrice} hint={group.prices_entered_as === "base" ? t.newPriceBase : t.newPriceShelf}>
        <NumberField digits={4} value={draft.price} suffix={group.currency} onChange={(price) => set({ price })} />
      </Field>
      <div>
        <SegmentedControl
          aria-label={t.whenTitle}
          value={draft.when}
          onChange={(when) => set({ when })}
          segments={[
            { value: "now", label: t.now },
            { value: "later", label: t.later },
          ]}
        />
      </div>
      {draft.when === "later" && (
        <FieldRow>
          <Field label={t.day} error={past ? t.pastMoment : null}>
            <DateField value={draft.day} onChange={(day) => set({ day })} />
          </Field>
          <Field label={t.time} hint={zone.replaceAll("_", " ")}>
            <TimeField value={draft.time} onChange={(time) => set({ time })} />
          </Field>
        </FieldRow>
      )}
      <Field label={t.fields.comment}>
        <Input value={draft.comment} onChange={(comment) => set({ comment })} />
      </Field>
      <div>
        <Button type="submit" variant="primary" disabled={!ready} loading={change.busy}>
          {t.savePrice}
        </Button>
      </div>
    </form>
  );
}
