import type { pos } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { WEEK_DAYS } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/pos";
import type { ReactNode } from "react";
import { type Path, useWatch } from "react-hook-form";
import { SelectField, SwitchField } from "#kit/form/fields.tsx";
import type { FormValues } from "#kit/form/form-values.ts";
import { ClockField, DayField } from "#kit/form/picker-fields.tsx";
import { PartForm } from "#kit/form/record-form.tsx";
import { RowsField } from "#kit/form/rows-field.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { choices } from "#kit/options.ts";
import { Section } from "#ui/layout/section.tsx";
import { hoursMessages } from "../messages.ts";

type Values = FormValues<BodyOf<typeof pos.changeHours>>;
interface RowProps {
  form: CallForm<Values>;
  index: number;
  remove: ReactNode;
}

/** When a point of sale is open: the hours of its week, and dates with other hours. */
export function PosHours() {
  const t = useMessages(hoursMessages);
  const ofWeek = { add: t.addHours, remove: t.removeHours, none: t.noHours };
  const ofDates = { add: t.addDate, remove: t.removeDate, none: t.noDates };
  return (
    <PartForm
      load={calls.pos.hours}
      call={calls.pos.changeHours}
      rules={rules.changeHours}
      texts={t}
      fieldOf={{ "pos.hours_overlap": (_, { field }) => field as Path<Values> }} // The server names fields of the body.
    >
      {(form) => (
        <>
          <Section title={t.hoursTitle} explanation={t.hoursHint}>
            <RowsField
              form={form}
              name="hours"
              texts={ofWeek}
              blank={{ week_day: "1", from: "09:00", to: "18:00" }}
              most={70}
            >
              {(index, remove) => <HoursRow form={form} index={index} remove={remove} />}
            </RowsField>
          </Section>
          <Section title={t.otherTitle} explanation={t.otherHint}>
            <RowsField
              form={form}
              name="exceptions"
              texts={ofDates}
              blank={{ date: "", closed: true, from: "09:00", to: "18:00" }}
              most={400}
            >
              {(index, remove) => <DateRow form={form} index={index} remove={remove} />}
            </RowsField>
          </Section>
        </>
      )}
    </PartForm>
  );
}

const row = "grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-3";

function HoursRow({ form, index, remove }: RowProps) {
  const days = choices(WEEK_DAYS, useMessages(hoursMessages).values.week_day);
  return (
    <div className={`${row} sm:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)_auto]`}>
      <div className="col-span-2 sm:col-span-1">
        <SelectField form={form} name={`hours.${index}.week_day`} options={days} />
      </div>
      <div className="col-start-1 sm:col-start-auto">
        <ClockField form={form} name={`hours.${index}.from`} />
      </div>
      <ClockField form={form} name={`hours.${index}.to`} />
      <span className="col-start-3 row-start-1 pt-6.5 sm:col-start-auto sm:row-start-auto">{remove}</span>
    </div>
  );
}

function DateRow({ form, index, remove }: RowProps) {
  const closed = useWatch({ control: form.control.control, name: `exceptions.${index}.closed` });
  return (
    <div className={row}>
      <div className="col-span-2">
        <DayField form={form} name={`exceptions.${index}.date`} />
      </div>
      <span className="pt-6.5">{remove}</span>
      <div className="col-span-2">
        <SwitchField form={form} name={`exceptions.${index}.closed`} />
      </div>
      {!closed && (
        <>
          <div className="col-start-1">
            <ClockField form={form} name={`exceptions.${index}.from`} />
          </div>
          <ClockField form={form} name={`exceptions.${index}.to`} />
        </>
      )}
    </div>
  );
}
