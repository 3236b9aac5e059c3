import { DateField } from "#ui/dates/date-field.tsx";
import { TimeField } from "#ui/dates/time-field.tsx";
import { Field } from "#ui/fields/field.tsx";
import { SegmentedControl } from "#ui/fields/segmented-control.tsx";
import { useMessages } from "../messages.ts";
import { atMomentMessages } from "./messages.ts";
import type { ShownMoment } from "./use-moment.ts";

/** Chooses the moment that a screen shows: what is planned can be seen before it starts, and what was before afterwards. */
export function MomentFields({ day, time, isSet, zone, change }: ShownMoment) {
  const t = useMessages(atMomentMessages);
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <div className={isSet ? "sm:pt-6.5" : ""}>
        <SegmentedControl
          aria-label={t.at}
          value={isSet ? "at" : "now"}
          onChange={(value) =>
            change(value === "at" ? { at: "1" } : { at: undefined, day: undefined, time: undefined })
          }
          segments={[
            { value: "now", label: t.now },
            { value: "at", label: t.at },
          ]}
        />
      </div>
      {isSet && (
        <div className="flex flex-wrap gap-3">
          <Field label={t.day}>
            <DateField value={day} onChange={(next) => change({ day: next ?? undefined })} />
          </Field>
          <Field label={t.time} hint={zone.replaceAll("_", " ")}>
            <TimeField value={time ?? "00:00"} onChange={(next) => change({ time: next ?? undefined })} />
          </Field>
        </div>
      )}
    </div>
  );
}
