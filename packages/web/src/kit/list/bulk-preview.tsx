import TriangleAlert from "lucide-react/icons/triangle-alert";
import { type FormEvent, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Combobox } from "#ui/combobox.tsx";
import { Field } from "#ui/field.tsx";
import { openModal } from "#ui/modal.ts";
import { ModalBody, ModalFooter } from "#ui/modal-host.tsx";
import { NumberField } from "#ui/number-field.tsx";
import type { Option } from "#ui/option.tsx";
import { useMessages } from "../messages.ts";
import { useKitWords } from "../words/use-words.ts";
import type { BulkAction } from "./bulk.ts";
import { listMessages } from "./messages.ts";

type BulkFace = Pick<BulkAction<never>, "label" | "danger" | "does" | "lost" | "choice" | "entry">;
interface PreviewAsk extends BulkFace {
  count: number;
  /** Those that are at hand: all that were picked, or the page of all that were found. */
  known: readonly { name: string; skip: string | null }[];
}
interface Agreed {
  /** What was chosen or written; empty where nothing is to be. */
  choice: string;
}

/** Shows what would change before anything does; undefined when the reader did not agree. */
export function askBulk(ask: PreviewAsk): Promise<Agreed | undefined> {
  return openModal<Agreed>({
    title: ask.label,
    size: "sm",
    content: (close) => <Preview ask={ask} close={close} />,
  });
}

const named = 5;

function Preview({ ask, close }: { ask: PreviewAsk; close: (agreed?: Agreed) => void }) {
  const t = useMessages(listMessages);
  const words = useKitWords();
  const [choice, setChoice] = useState<Option | null>(null);
  const [pressed, setPressed] = useState(false);
  const [written, setWritten] = useState<string | null>(null);
  const missing = (ask.choice !== undefined && choice === null) || (ask.entry !== undefined && written === null);
  const fault = pressed && missing ? words.faults.required("") : undefined;
  const skipped = ask.known.filter(({ skip }) => skip !== null);
  const applies = ask.known.filter(({ skip }) => skip === null);
  const count = ask.count - skipped.length;
  function submit(event: FormEvent) {
    event.preventDefault();
    setPressed(true);
    if (!missing && count > 0) close({ choice: choice?.value ?? written ?? "" });
  }
  return (
    <form onSubmit={submit} noValidate>
      <ModalBody>
        <div className="flex flex-col gap-4 text-body">
          {ask.choice && (
            <Field label={ask.choice.label} required error={fault}>
              <Combobox value={choice} onChange={setChoice} options={ask.choice.options} />
            </Field>
          )}
          {ask.entry && (
            <Field label={ask.entry.label} required error={fault}>
              <NumberField
                value={written}
                onChange={setWritten}
                digits={ask.entry.digits}
                {...(ask.entry.suffix ? { suffix: ask.entry.suffix } : {})}
              />
            </Field>
          )}
          <p className="text-muted">{count > 0 ? ask.does(count) : t.nothingApplies}</p>
          {ask.lost && count > 0 && (
            <p className="flex items-start gap-2 rounded-control bg-sunken px-3 py-2.5">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
              {ask.lost}
            </p>
          )}
          <Names title={t.affected} lines={applies.map(({ name }) => name)} further={count - named} />
          <Names
            title={t.leftOut}
            lines={skipped.map(({ name, skip }) => `${name}: ${skip}`)}
            further={skipped.length - named}
          />
        </div>
      </ModalBody>
      <ModalFooter>
        <Button onClick={() => close()}>{words.cancel}</Button>
        <Button type="submit" variant={ask.danger ? "danger" : "primary"} disabled={count === 0}>
          {t.doFor(ask.label, count)}
        </Button>
      </ModalFooter>
    </form>
  );
}

function Names({ title, lines, further }: { title: string; lines: readonly string[]; further: number }) {
  const t = useMessages(listMessages);
  if (lines.length === 0) return null;
  return (
    <div>
      <h3 className="mb-1 text-table font-medium text-muted">{title}</h3>
      <ul className="flex flex-col gap-0.5 text-table">
        {lines.slice(0, named).map((line) => (
          <li key={line} dir="auto" className="wrap-anywhere">
            {line}
          </li>
        ))}
        {further > 0 && <li className="text-muted">{t.andMore(further)}</li>}
      </ul>
    </div>
  );
}
