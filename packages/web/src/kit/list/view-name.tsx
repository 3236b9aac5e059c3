import { type FormEvent, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { openModal } from "#ui/modal.ts";
import { ModalBody, ModalFooter } from "#ui/modal-host.tsx";
import { useMessages } from "../messages.ts";
import { useKitWords } from "../words/use-words.ts";
import { listMessages } from "./messages.ts";

interface Named {
  title: string;
  shared: boolean;
}
interface NameAsk {
  /** Over the question. */
  title: string;
  /** On its button. */
  action: string;
  name: string;
  shared: boolean;
}

/** Asks what a view is called and whether others see it; undefined when the reader thought better of it. */
export function askViewName(ask: NameAsk): Promise<Named | undefined> {
  return openModal<Named>({
    title: ask.title,
    size: "sm",
    content: (close) => <NameForm ask={ask} close={close} />,
  });
}

function NameForm({ ask, close }: { ask: NameAsk; close: (named?: Named) => void }) {
  const t = useMessages(listMessages);
  const words = useKitWords();
  const [title, setTitle] = useState(ask.name);
  const [shared, setShared] = useState(ask.shared);
  const [pressed, setPressed] = useState(false);
  const missing = title.trim() === "";
  function submit(event: FormEvent) {
    event.preventDefault();
    setPressed(true);
    if (!missing) close({ title: title.trim(), shared });
  }
  return (
    <form onSubmit={submit} noValidate>
      <ModalBody>
        <div className="flex flex-col gap-4">
          <Field label={t.viewName} required error={pressed && missing ? words.faults.required("") : undefined}>
            <Input value={title} onChange={setTitle} maxLength={100} autoComplete="off" />
          </Field>
          <Checkbox label={t.shareView} hint={t.shareHint} value={shared} onChange={setShared} />
        </div>
      </ModalBody>
      <ModalFooter>
        <Button onClick={() => close()}>{words.cancel}</Button>
        <Button type="submit" variant="primary">
          {ask.action}
        </Button>
      </ModalFooter>
    </form>
  );
}
