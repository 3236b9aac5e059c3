import { useMessages } from "#kit/messages.ts";
import { instantIn } from "#kit/moment.ts";
import { useSession } from "#kit/session/session.ts";
import { DateField } from "#ui/dates/date-field.tsx";
import { TimeField } from "#ui/dates/time-field.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Input } from "#ui/fields/input.tsx";
import { SegmentedControl } from "#ui/fields/segmented-control.tsx";
import { FieldRow } from "#ui/layout/section.tsx";
import { priceMatrixMessages } from "../messages.ts";

interface Moment {
  isSet: boolean;
  day: string | null;
  time: string | null;
}
/** When a change starts and ends, on the clock of the business, and why it is made. */
export interface Span {
  start: Moment;
  end: Moment;
  comment: string;
}
const unset: Moment = { isSet: false, day: null, time: "00:00" };
export const blankSpan: Span = { start: unset, end: unset, comment: "" };

function instantOf({ isSet, day, time }: Moment, zone: string): string | undefined {
  return isSet && day ? instantIn(day, time ?? "00:00", zone) : undefined;
}

/** The part of the request. */
export function spanOf({ start, end, comment }: Span, zone: string) {
  const [valid_from, valid_until] = [instantOf(start, zone), instantOf(end, zone)];
  return { ...(valid_from && { valid_from }), ...(valid_until && { valid_until }), ...(comment && { comment }) };
}

/** What cannot be: a start that is past, an end that is not after the start, or one without a day. */
export function problemOf({ start, end }: Span, zone: string, now: number): "start" | "end" | null {
  const [from, until] = [instantOf(start, zone), instantOf(end, zone)];
  if (start.isSet && (!from || Date.parse(from) <= now)) return "start";
  if (end.isSet && (!until || Date.parse(until) <= (from ? Date.parse(from) : now))) return "end";
  return null;
}

interface SpanFieldsProps {
  span: Span;
  onChange: (span: Span) => void;
  problem: "start" | "end" | null;
}

export function SpanFields({ span, onChange, problem }: SpanFieldsProps) {
  const t = useMessages(priceMatrixMessages);
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <MomentFields
          label={t.starts}
          words={[t.now, t.later]}
          moment={span.start}
          error={problem === "start" ? t.past : null}
          onChange={(start) => onChange({ ...span, start })}
        />
        <MomentFields
          label={t.ends}
          words={[t.never, t.atTime]}
          hint={t.endsHint}
          moment={span.end}
          error={problem === "end" ? t.early : null}
          onChange={(end) => onChange({ ...span, end })}
        />
      </div>
      <Field label={t.fields.comment}>
        <Input value={span.comment} maxLength={500} onChange={(comment) => onChange({ ...span, comment })} />
      </Field>
    </div>
  );
}

interface MomentFieldsProps {
  label: string;
  /** What stands for no moment, and for one. */
  words: readonly [string, string];
  hint?: string;
  moment: Moment;
  error: string | null;
  onChange: (moment: Moment) => void;
}

function MomentFields({ label, words: [none, some], hint, moment, error, onChange }: MomentFieldsProps) {
  const t = useMessages(priceMatrixMessages);
  const zone = useSession()?.business?.time_zone ?? "UTC";
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <span className="text-body font-medium">{label}</span>
      <span>
        <SegmentedControl
          aria-label={label}
          value={moment.isSet ? "some" : "none"}
          onChange={(value) => onChange({ ...moment, isSet: value === "some" })}
          segments={[
            { value: "none", label: none },
            { value: "some", label: some },
          ]}
        />
      </span>
      {moment.isSet && (
        <FieldRow>
          <Field label={t.day} error={error} hint={hint}>
            <DateField value={moment.day} onChange={(day) => onChange({ ...moment, day })} />
          </Field>
          <Field label={t.time} hint={zone.replaceAll("_", " ")}>
            <TimeField value={moment.time} onChange={(time) => onChange({ ...moment, time })} />
          </Field>
        </FieldRow>
      )}
    </div>
  );
}
