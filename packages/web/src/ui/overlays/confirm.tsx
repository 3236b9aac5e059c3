import TriangleAlert from "lucide-react/icons/triangle-alert";
import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Input } from "#ui/fields/input.tsx";
import { openModal } from "./modal.ts";
import { ModalBody, ModalFooter } from "./modal-host.tsx";

export interface ConfirmRequest {
  title: string;
  /** Names what will be lost, in the user's language. */
  message: ReactNode;
  /** The exact records that will be removed, as a list, so that nobody confirms by habit. */
  lost?: readonly string[];
  confirm: string;
  cancel: string;
  tone?: "danger" | "warning" | "primary";
  /** For large losses: the button is disabled until the name is typed. */
  typeName?: { name: string; label: string };
}

/** Requests confirmation before something is lost; true only when the user agrees. */
export async function confirm(request: ConfirmRequest): Promise<boolean> {
  const agreed = await openModal<boolean>({
    title: request.title,
    size: "sm",
    alert: true,
    content: (close) => <ConfirmContent request={request} close={close} />,
  });
  return agreed === true;
}

function ConfirmContent({ request, close }: { request: ConfirmRequest; close: (agreed: boolean) => void }) {
  const [typed, setTyped] = useState("");
  const ready = !request.typeName || typed.trim() === request.typeName.name;
  const tone = request.tone ?? "danger";
  function submit(event: FormEvent) {
    event.preventDefault();
    if (ready) close(true);
  }
  return (
    <form onSubmit={submit}>
      <ModalBody>
        <div className="flex flex-col gap-4 text-body text-muted">
          <div>{request.message}</div>
          {request.lost && (
            <ul className="flex flex-col gap-1.5 rounded-control bg-sunken px-3 py-2.5 text-default">
              {request.lost.map((line) => (
                <li key={line} className="flex items-start gap-2">
                  <TriangleAlert aria-hidden className="mt-0.5 size-4 text-warning" />
                  {line}
                </li>
              ))}
            </ul>
          )}
          {request.typeName && (
            <Field label={request.typeName.label}>
              <Input
                value={typed}
                onChange={setTyped}
                placeholder={request.typeName.name}
                autoComplete="off"
                spellCheck={false}
              />
            </Field>
          )}
        </div>
      </ModalBody>
      <ModalFooter>
        <Button onClick={() => close(false)}>{request.cancel}</Button>
        <Button variant={tone} type="submit" disabled={!ready}>
          {request.confirm}
        </Button>
      </ModalFooter>
    </form>
  );
}
