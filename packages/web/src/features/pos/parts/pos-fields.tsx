import { useEffect, useEffectEvent } from "react";
import { useWatch } from "react-hook-form";
import { SwitchField } from "#kit/form/fields.tsx";
import { RecordFields } from "#kit/form/record-fields.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { PinMap } from "#kit/map/pin-map.tsx";
import { useMessages } from "#kit/messages.ts";
import { Section } from "#ui/layout/section.tsx";
import { posMessages } from "../messages.ts";
import { PhonesField } from "./phones-field.tsx";
import type { PosValues } from "./pos-form.ts";

interface PosFieldsProps {
  form: CallForm<PosValues>;
  /** The number of active terminals; with any, the point of sale cannot be deactivated. */
  terminals?: number;
}

/** Every field of a point of sale, in sections. */
export function PosFields({ form, terminals = 0 }: PosFieldsProps) {
  const t = useMessages(posMessages);
  return (
    <>
      <Section title={t.general} explanation={t.generalHint}>
        <RecordFields form={form} names={["title", ["pos_type", "loyalty_id"], "public_title", "public_description"]} />
      </Section>
      <OwnFields form={form} />
      <Section title={t.place} explanation={t.placeHint}>
        <RecordFields
          form={form}
          names={[
            "address.street",
            ["address.zip", "address.city"],
            ["address.region", "country"],
            "time_zone",
            ["latitude", "longitude"],
          ]}
        />
        <Pin form={form} />
      </Section>
      <Section title={t.contact} explanation={t.contactHint}>
        <PhonesField form={form} />
        <RecordFields form={form} names={["email"]} />
      </Section>
      <Section title={t.work} explanation={t.workHint}>
        <RecordFields form={form} names={["priority"]} />
        <SwitchField form={form} name="active" label={t.active} lockedBecause={terminals > 0 && t.activeLocked} />
      </Section>
    </>
  );
}

/** What only a road tanker or an online store has; another type clears it. */
const own = {
  "road-tanker": ["vehicle_number", "tank_capacity", "driver_staff_id"],
  "online-store": ["shop_url"],
} as const;

function OwnFields({ form }: Pick<PosFieldsProps, "form">) {
  const t = useMessages(posMessages);
  const { control, setValue } = form.control;
  const type = useWatch({ control, name: "pos_type" });
  const clear = useEffectEvent((of: keyof typeof own) => {
    for (const name of own[of]) if (form.control.getValues(name)) setValue(name, null, { shouldDirty: true });
  });
  useEffect(() => {
    if (type !== "road-tanker") clear("road-tanker");
    if (type !== "online-store") clear("online-store");
  }, [type]);
  if (type === "road-tanker")
    return (
      <Section title={t.tanker} explanation={t.tankerHint}>
        <RecordFields form={form} names={[["vehicle_number", "tank_capacity"], "driver_staff_id"]} />
      </Section>
    );
  return type === "online-store" ? (
    <Section title={t.values.pos_type[type]} explanation={t.shopHint}>
      <RecordFields form={form} names={["shop_url"]} />
    </Section>
  ) : null;
}

/** The place on a map. */
function Pin({ form }: Pick<PosFieldsProps, "form">) {
  const { control, setValue } = form.control;
  const [latitude, longitude] = useWatch({ control, name: ["latitude", "longitude"] });
  const set = { shouldDirty: true, shouldValidate: true };
  return (
    <PinMap
      latitude={latitude ?? null}
      longitude={longitude ?? null}
      onPick={(north, east) => {
        setValue("latitude", north, set);
        setValue("longitude", east, set);
      }}
    />
  );
}
