import { useState } from "react";
import type { Search } from "#kit/address/address.ts";
import { listMessages } from "#kit/list/messages.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { DateRangeField } from "#ui/dates/date-range-field.tsx";
import { Field, FieldGroup } from "#ui/fields/field.tsx";
import { Input } from "#ui/fields/input.tsx";
import { NumberField } from "#ui/fields/number-field.tsx";
import { Choices, RecordChoices } from "./choices.tsx";
import { DAY_PRESETS, presetOf } from "./day-presets.ts";
import { type DaysFilter, type Filter, ordered, type RangeFilter } from "./filter-values.ts";

interface EditorProps<F extends Filter> {
  filter: F;
  search: Search;
  onChange: (change: Search) => void;
  close: () => void;
}

/** The editor of a filter's value. */
export function FilterEditor({ filter, search, onChange, close }: EditorProps<Filter>) {
  const choose = (value: string | undefined) => {
    onChange({ [filter.name]: value });
    close();
  };
  const value = search[filter.name];
  if (filter.kind === "text") return <TextEditor label={filter.label} value={value ?? ""} onChoose={choose} />;
  if (filter.kind === "days") return <DaysEditor filter={filter} search={search} onChange={onChange} close={close} />;
  if (filter.kind === "range") return <RangeEditor filter={filter} search={search} onChange={onChange} close={close} />;
  if (filter.kind === "record")
    return <RecordChoices label={filter.label} among={filter.among} value={value} onChoose={choose} />;
  const options =
    filter.kind === "flag"
      ? [
          { value: "true", label: filter.yes },
          { value: "false", label: filter.no },
        ]
      : filter.options;
  return <Choices label={filter.label} options={options} value={value} onChoose={choose} />;
}

/** Applies a text when it is committed, not while it is typed. */
function TextEditor(props: { label: string; value: string; onChoose: (value: string | undefined) => void }) {
  const common = useCommonMessages();
  const [text, setText] = useState(props.value);
  return (
    <form
      className="flex gap-2 p-2"
      onSubmit={(event) => {
        event.preventDefault();
        props.onChoose(text.trim() || undefined);
      }}
    >
      <Input aria-label={props.label} value={text} onChange={setText} autoFocus />
      <Button type="submit">{common.ui.search}</Button>
    </form>
  );
}

/** A relative period, or explicit days. */
function DaysEditor({ filter, search, onChange, close }: EditorProps<DaysFilter>) {
  const t = useMessages(listMessages);
  const { name, from, to } = filter;
  const chosen = presetOf(search[name]);
  return (
    <div className="flex flex-col gap-3 p-1">
      <ul className="grid grid-cols-2 gap-1">
        {DAY_PRESETS.map((preset) => (
          <li key={preset} className="*:justify-start">
            <Button
              fullWidth
              size="sm"
              look="quiet"
              variant={preset === chosen ? "primary" : "secondary"}
              aria-current={preset === chosen || undefined}
              onClick={() => {
                onChange({ [name]: preset, [from]: undefined, [to]: undefined });
                close();
              }}
            >
              {t.presets[preset]}
            </Button>
          </li>
        ))}
      </ul>
      <FieldGroup label={t.ownDays}>
        <DateRangeField
          value={{ from: search[from] ?? null, to: search[to] ?? null }}
          onChange={(days) =>
            onChange({ [name]: undefined, [from]: days.from ?? undefined, [to]: days.to ?? undefined })
          }
        />
      </FieldGroup>
    </div>
  );
}

/** Two numbers, applied when they are committed; without both there is no filter. */
function RangeEditor({ filter, search, onChange, close }: EditorProps<RangeFilter>) {
  const common = useCommonMessages();
  const { from, to, whole, digits, negative } = filter;
  const [range, setRange] = useState({ from: search[from] ?? null, to: search[to] ?? null });
  const ends = [
    { end: "from", label: common.ui.from },
    { end: "to", label: common.ui.to },
  ] as const;
  return (
    <form
      className="flex flex-col gap-3 p-1"
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = ordered(range);
        onChange({ [from]: chosen.from ?? undefined, [to]: chosen.to ?? undefined });
        close();
      }}
    >
      <div className="grid grid-cols-2 gap-3">
        {ends.map(({ end, label }) => (
          <Field key={end} label={label}>
            <NumberField
              value={range[end]}
              onChange={(value) => setRange((known) => ({ ...known, [end]: value }))}
              wholeDigits={whole}
              digits={digits}
              negative={negative}
            />
          </Field>
        ))}
      </div>
      <Button type="submit">{common.ui.search}</Button>
    </form>
  );
}
