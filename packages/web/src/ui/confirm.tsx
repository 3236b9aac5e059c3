import TriangleAlert from "lucide-react/icons/triangle-alert";
import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "./button.tsx";
import { Field } from "./field.tsx";
import { Input } from "./input.tsx";
import { openModal } from "./modal.ts";
import { ModalBody, ModalFooter } from "./modal-host.tsx";

export interface ConfirmAsk {
  title: string;
  /** Names what is lost, in the reader's words. */
  message: ReactNode;
  /** What exactly goes: shown as a list, so that nobody deletes by habit. */
  lost?: readonly string[];
  confirm: string;
  cancel: string;
  tone?: "danger" | "warning" | "primary";
  /** Much is lost: its name must be typed before the button answers. */
  typeName?: { name: string; label: string };
}

/** Asks before something is lost; true only when the reader agreed. */
export async function confirm(ask: ConfirmAsk): Promise<boolean> {
  const agreed = await openModal<boolean>({
    title: ask.title,
    size: "sm",
    alert: true,
    content: (close) => <ConfirmContent ask={ask} close={close} />,
  });
  return agreed === true;
}

function ConfirmContent({ ask, close }: { ask: ConfirmAsk; close: (agreed: boolean) => void }) {
  const [typed, setTyped] = useState("");
  const ready = !ask.typeName || typed.trim() === ask.typeName.name;
  const tone = ask.tone ?? "danger";
  function submit(event: FormEvent) {
    event.preventDefault();
    if (ready) close(true);
  }
  return (
    <form onSubmit={submit}>
      <ModalBody>
        <div className="flex flex-col gap-4 text-body text-muted">
          <div>{ask.message}</div>
          {ask.lost && (
            <ul className="flex flex-col gap-1.5 rounded-control bg-sunken px-3 py-2.5 text-default">
              {ask.lost.map((line) => (
                <li key={line} className="flex items-start gap-2">
                  <TriangleAlert aria-hidden className="mt-0.5 size-4 text-warning" />
                  {line}
                </li>
              ))}
            </ul>
          )}
          {ask.typeName && (
            <Field label={ask.typeName.label}>
              <Input
                value={typed}
                onChange={setTyped}
                placeholder={ask.typeName.name}
                autoComplete="off"
                spellCheck={false}
              />
            </Field>
          )}
        </div>
      </ModalBody>
      <ModalFooter>
        <Button onClick={() => close(false)}>{ask.cancel}</Button>
        <Button variant={tone} type="submit" disabled={!ready}>
          {ask.confirm}
        </Button>
      </ModalFooter>
    </form>
  );
}
