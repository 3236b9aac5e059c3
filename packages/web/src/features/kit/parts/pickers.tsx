import { useState } from "react";
import { DateField } from "#ui/dates/date-field.tsx";
import { DateRangeField, type DayRange } from "#ui/dates/date-range-field.tsx";
import { TimeField } from "#ui/dates/time-field.tsx";
import { accentSwatches, ColorField } from "#ui/fields/color-field.tsx";
import { CopyField } from "#ui/fields/copy-field.tsx";
import { Field, FieldGroup } from "#ui/fields/field.tsx";
import { ImageField } from "#ui/fields/image-field.tsx";
import { PhoneField } from "#ui/fields/phone-field.tsx";
import { Chapter } from "../specimen.tsx";

export function Pickers() {
  return (
    <Chapter
      id="pickers"
      title="Dates, phones, colours, pictures"
      pieces={[
        ["Day, period, time", Dates, "grid"],
        ["Phone", Phones, "grid"],
        ["Colour, picture, something to take along", Others, "grid"],
      ]}
    />
  );
}

function Dates() {
  const [day, setDay] = useState<string | null>("2026-11-21");
  const [range, setRange] = useState<DayRange>({ from: "2026-11-01", to: "2026-11-21" });
  const [time, setTime] = useState<string | null>("14:30");
  return (
    <>
      <Field label="Valid from" hint={`Value: ${day ?? "null"}`}>
        <DateField value={day} onChange={setDay} />
      </Field>
      <FieldGroup label="Period" hint={`Value: ${range.from ?? "null"} to ${range.to ?? "null"}`}>
        <DateRangeField
          value={range}
          onChange={setRange}
          presets={[
            { label: "Last 7 days", range: { from: "2026-11-15", to: "2026-11-21" } },
            { label: "This month", range: { from: "2026-11-01", to: "2026-11-30" } },
          ]}
        />
      </FieldGroup>
      <Field label="Opens at" hint={`Value: ${time ?? "null"}`}>
        <TimeField value={time} onChange={setTime} />
      </Field>
      <Field label="Valid to" error="The end lies before the beginning.">
        <DateField value={null} onChange={setDay} />
      </Field>
      <Field label="Not before a day" disabled>
        <DateField value="2026-12-24" onChange={setDay} disabled />
      </Field>
    </>
  );
}

function Phones() {
  const [phone, setPhone] = useState<string | null>("+380671234567");
  const [other, setOther] = useState<string | null>(null);
  return (
    <>
      <Field label="Phone" hint={`Value: ${phone ?? "null"}`}>
        <PhoneField value={phone} onChange={setPhone} />
      </Field>
      <Field label="Phone" required>
        <PhoneField value={other} onChange={setOther} required />
      </Field>
      <Field label="Phone" error="This number has a digit too few.">
        <PhoneField value="+4930123" onChange={setOther} />
      </Field>
    </>
  );
}

function Others() {
  const [colour, setColour] = useState<string | null>("#007a55");
  const [picture, setPicture] = useState<string | File | null>("icon.svg");
  const [empty, setEmpty] = useState<File | null>(null);
  return (
    <>
      <Field label="Colour">
        <ColorField
          value={colour}
          onChange={setColour}
          swatches={accentSwatches.map((one) => ({ ...one, label: one.name }))}
        />
      </Field>
      <FieldGroup label="Logo">
        <ImageField
          value={picture}
          onChange={setPicture}
          alt="Logo of the business"
          hint="JPEG or PNG, at most 2 MB."
          round
        />
      </FieldGroup>
      <FieldGroup label="Photo">
        <ImageField value={empty} onChange={setEmpty} alt="Photo of the station" />
      </FieldGroup>
      <CopyField
        label="Secret of the key"
        value="pk_live_7f3a91c2b64d48e0a1f5"
        hint="Shown only now. Keep it somewhere safe."
      />
    </>
  );
}
