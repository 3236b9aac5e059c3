import { useAddress } from "#kit/address.ts";
import { useMessages } from "#kit/messages.ts";
import { instantIn } from "#kit/moment.ts";
import { useSession } from "#kit/session/session.ts";
import { DateField } from "#ui/dates/date-field.tsx";
import { TimeField } from "#ui/dates/time-field.tsx";
import { Field } from "#ui/fields/field.tsx";
import { SegmentedControl } from "#ui/fields/segmented-control.tsx";
import { terminalActivityMessages } from "../messages.ts";

interface Preview {
  /** `2026-11-25` and `08:00` on the clock of the business; without a day, prices are those of now. */
  day: string | null;
  time: string | null;
  isSet: boolean;
  zone: string;
  change(part: { at?: string | undefined; day?: string | undefined; time?: string | undefined }): void;
  query: { calculating_datetime?: string };
}

/** The moment whose prices are shown; the address stores it. */
export function usePreview(): Preview {
  const [search, change] = useAddress();
  const zone = useSession()?.business?.time_zone ?? "UTC";
  const { day = null, time = null } = search;
  const isSet = search.at !== undefined;
  const query = isSet && day ? { calculating_datetime: instantIn(day, time ?? "00:00", zone) } : {};
  return { day, time, isSet, zone, query, change: (part) => change({ ...part, page: undefined }) };
}

/** Chooses the moment: scheduled prices can be seen before they start, and earlier ones afterwards. */
export function PreviewFields({ day, time, isSet, zone, change }: Preview) {
  const { preview: t } = useMessages(terminalActivityMessages);
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <SegmentedControl
        aria-label={t.at}
        value={isSet ? "at" : "now"}
        onChange={(value) => change(value === "at" ? { at: "1" } : { at: undefined, day: undefined, time: undefined })}
        segments={[
          { value: "now", label: t.now },
          { value: "at", label: t.at },
        ]}
      />
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
