import { calls } from "@patron/contract/routes";
import { moneyText, parseMoney } from "@patron/engine/money";
import { type FormEvent, useState } from "react";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { report } from "#kit/report.ts";
import { useShow } from "#kit/show.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Input } from "#ui/fields/input.tsx";
import { NumberField } from "#ui/fields/number-field.tsx";
import { SegmentedControl } from "#ui/fields/segmented-control.tsx";
import { useTillAction } from "../use-till-action.ts";
import { AmountField } from "./amount-field.tsx";
import { denominationsOf } from "./denominations.ts";
import { tillShiftMessages } from "./messages.ts";
import { ShiftFailure } from "./shift-failure.tsx";
import { takeFocus } from "./take-focus.ts";
import { refreshShift, type ShiftDetails } from "./use-shift.ts";

interface CountDrawerProps {
  shift: ShiftDetails;
  onBack: () => void;
  onDone: (closed: ShiftDetails) => void;
}

/**
 * Counts the drawer by banknotes and coins or as one sum, and closes the shift. What has to be there is shown only after the count, so that nobody
 * counts towards it.
 */
export function CountDrawer({ shift, onBack, onDone }: CountDrawerProps) {
  const t = useMessages(tillShiftMessages);
  const common = useCommonMessages();
  const { currency } = shift;
  const values = denominationsOf(currency);
  const [way, setWay] = useState<"notes" | "sum">(values.length > 0 ? "notes" : "sum");
  const [counts, setCounts] = useState<Record<string, string | null>>({});
  const [sum, setSum] = useState<string | null>(null);
  const [comment, setComment] = useState("");
  const [isCounted, setCounted] = useState(false);
  const notes = values.map((value) => ({ value, count: Number(counts[value] ?? 0) }));
  const counted = way === "sum" ? minor(sum ?? "0", currency) : sumOf(notes, currency);
  const { run, busy, failure } = useTillAction(calls.shifts.close, {
    onDone: (closed) => {
      onDone(closed);
      void refreshShift().catch(report);
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isCounted) return setCounted(true);
    const body = { counted_amount: moneyText(counted, currency), comment: comment.trim() || null };
    const denominations = notes.filter(({ count }) => count > 0);
    run({ path: { shiftId: shift.id }, body: { ...body, ...(way === "notes" && { denominations }) } });
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5 py-2">
      <header>
        <h3 className="text-section font-semibold">{t.count}</h3>
        <p className="mt-1 text-body text-muted">{t.countHint}</p>
      </header>
      <ShiftFailure failure={failure} />
      {/* A new ref acts again: a person who counts once more starts in the first field. */}
      <div ref={isCounted ? null : takeFocus} tabIndex={-1} className="flex flex-col gap-5 outline-none">
        {values.length > 0 && !isCounted && (
          <SegmentedControl
            aria-label={t.count}
            value={way}
            onChange={setWay}
            segments={[
              { value: "notes", label: t.byNotes },
              { value: "sum", label: t.bySum },
            ]}
          />
        )}
        {way === "sum" ? (
          <AmountField
            label={t.fields.counted_amount}
            value={sum}
            onChange={setSum}
            currency={currency}
            disabled={isCounted}
          />
        ) : (
          <Notes values={values} currency={currency} counts={counts} isCounted={isCounted} onChange={setCounts} />
        )}
      </div>
      {isCounted && <Difference counted={counted} shift={shift} />}
      {isCounted && <Comment value={comment} onChange={setComment} />}
      {/* Two sets of buttons: a second press of the key that compares must not close the shift. */}
      <div key={isCounted ? "compared" : "counting"} className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="lg" loading={busy} disabled={way === "sum" && sum === null}>
          {isCounted ? t.close : t.compare}
        </Button>
        <Button look="quiet" size="lg" onClick={isCounted ? () => setCounted(false) : onBack}>
          {isCounted ? t.countAgain : common.back}
        </Button>
      </div>
    </form>
  );
}

function Comment({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useMessages(tillShiftMessages);
  return (
    <Field label={t.note}>
      <Input value={value} onChange={onChange} maxLength={500} />
    </Field>
  );
}

interface NotesProps {
  values: readonly string[];
  currency: string;
  counts: Readonly<Record<string, string | null>>;
  isCounted: boolean;
  onChange: (counts: Record<string, string | null>) => void;
}

function Notes({ values, currency, counts, isCounted, onChange }: NotesProps) {
  const t = useMessages(tillShiftMessages);
  const show = useShow();
  return (
    <ul className="flex flex-col gap-2">
      {values.map((value) => {
        const count = counts[value] ?? null;
        const sum = count === null ? null : moneyText(minor(value, currency) * BigInt(count), currency);
        return (
          <li key={value} className="grid grid-cols-[minmax(0,1fr)_6rem_minmax(0,1fr)] items-center gap-3 text-body">
            <bdi className="tabular-nums">{show.money(value, currency)}</bdi>
            <NumberField
              aria-label={t.pieces(show.money(value, currency))}
              value={count}
              onChange={(next) => onChange({ ...counts, [value]: next })}
              wholeDigits={6}
              disabled={isCounted}
              alignEnd
            />
            <bdi className="text-end text-muted tabular-nums">{sum && show.money(sum, currency)}</bdi>
          </li>
        );
      })}
    </ul>
  );
}

/** What was counted, what has to be there, and by how much they differ. */
function Difference({ counted, shift }: { counted: bigint; shift: ShiftDetails }) {
  const t = useMessages(tillShiftMessages);
  const show = useShow();
  const { currency, report: found } = shift;
  const difference = counted - minor(found.cash.expected_amount, currency);
  const money = (amount: bigint) => show.money(moneyText(amount, currency), currency);
  const rows = [
    [t.fields.counted_amount, money(counted)],
    [t.fields.expected_amount, show.money(found.cash.expected_amount, currency)],
  ];
  return (
    <dl
      ref={takeFocus}
      tabIndex={-1}
      className="flex flex-col gap-1 border-default border-t pt-4 text-body outline-none"
      aria-live="polite"
    >
      {rows.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="text-muted">{label}</dt>
          <dd className="tabular-nums">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4">
        <dt className="text-section font-semibold">{t.fields.difference_amount}</dt>
        <dd className={`text-figure font-semibold tabular-nums ${difference === 0n ? "text-success" : "text-danger"}`}>
          <bdi>{money(difference)}</bdi>
        </dd>
      </div>
    </dl>
  );
}

function minor(text: string, currency: string): bigint {
  return parseMoney(text, currency) ?? 0n;
}

function sumOf(notes: readonly { value: string; count: number }[], currency: string): bigint {
  return notes.reduce((all, { value, count }) => all + minor(value, currency) * BigInt(count), 0n);
}
