import TriangleAlert from "lucide-react/icons/triangle-alert";
import { type FormEvent, useState } from "react";
import { listMessages } from "#kit/list/messages.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { Combobox } from "#ui/fields/combobox.tsx";
import { Field } from "#ui/fields/field.tsx";
import { NumberField } from "#ui/fields/number-field.tsx";
import type { Option } from "#ui/fields/option.tsx";
import { openModal } from "#ui/overlays/modal.ts";
import { ModalBody, ModalFooter } from "#ui/overlays/modal-host.tsx";
import { labelled } from "../../labelled.ts";
import type { BulkAction } from "./bulk.ts";

type BulkFace = Pick<BulkAction<never>, "label" | "danger" | "does" | "lost" | "choice" | "secondChoice" | "entry">;
interface PreviewRequest extends BulkFace {
  count: number;
  /** The known rows: all selected ones, or the current page of all found ones. */
  known: readonly { name: string; skip: string | null }[];
}
interface Agreed {
  /** The chosen or entered value; empty where none is needed. */
  choice: string;
}

/** Shows what will change and requests confirmation; undefined when the user does not agree. */
export function confirmBulk(request: PreviewRequest): Promise<Agreed | undefined> {
  return openModal<Agreed>({
    title: request.label,
    size: "sm",
    content: (close) => <Preview request={request} close={close} />,
  });
}

const named = 5;

function Preview({ request, close }: { request: PreviewRequest; close: (agreed?: Agreed) => void }) {
  const t = useMessages(listMessages);
  const common = useCommonMessages();
  const [choice, setChoice] = useState<Option | null>(null);
  const [second, setSecond] = useState<Option | null>(null);
  const [pressed, setPressed] = useState(false);
  const [written, setWritten] = useState<string | null>(null);
  const lacksFirst =
    (request.choice !== undefined && choice === null) || (request.entry !== undefined && written === null);
  const lacksSecond = request.secondChoice !== undefined && second === null;
  const missing = lacksFirst || lacksSecond;
  const errorOf = (lacks: boolean) => (pressed && lacks ? common.violations.required("") : undefined);
  const skipped = request.known.filter(({ skip }) => skip !== null);
  const applies = request.known.filter(({ skip }) => skip === null);
  const count = request.count - skipped.length;
  function submit(event: FormEvent) {
    event.preventDefault();
    setPressed(true);
    if (!missing && count > 0) close({ choice: chosenIn(choice, second) ?? written ?? "" });
  }
  return (
    <form onSubmit={submit} noValidate>
      <ModalBody>
        <div className="flex flex-col gap-4 text-body">
          {request.choice && (
            <Field label={request.choice.label} required error={errorOf(lacksFirst)}>
              <Combobox value={choice} onChange={setChoice} options={request.choice.options} />
            </Field>
          )}
          {request.secondChoice && (
            <Field label={request.secondChoice.label} required error={errorOf(lacksSecond)}>
              <Combobox value={second} onChange={setSecond} options={request.secondChoice.options} />
            </Field>
          )}
          {request.entry && (
            <Field label={request.entry.label} required error={errorOf(lacksFirst)}>
              <NumberField
                value={written}
                onChange={setWritten}
                digits={request.entry.digits}
                {...(request.entry.suffix ? { suffix: request.entry.suffix } : {})}
              />
            </Field>
          )}
          <p className="text-muted">{count > 0 ? request.does(count) : t.nothingApplies}</p>
          {request.lost && count > 0 && (
            <p className="flex items-start gap-2 rounded-control bg-sunken px-3 py-2.5">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
              {request.lost}
            </p>
          )}
          <Names title={t.affected} lines={applies.map(({ name }) => name)} further={count - named} />
          <Names
            title={t.leftOut}
            lines={skipped.map(({ name, skip }) => labelled(name, skip ?? ""))}
            further={skipped.length - named}
          />
        </div>
      </ModalBody>
      <ModalFooter>
        <Button onClick={() => close()}>{common.cancel}</Button>
        <Button type="submit" variant={request.danger ? "danger" : "primary"} disabled={count === 0}>
          {t.doFor(request.label, count)}
        </Button>
      </ModalFooter>
    </form>
  );
}

const chosenIn = (...chosen: readonly (Option | null)[]) =>
  chosen.some(Boolean) ? chosen.flatMap((one) => one?.value ?? []).join(" ") : undefined;

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
