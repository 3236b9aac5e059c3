import { type FormEvent, useState } from "react";
import { listMessages } from "#kit/list/messages.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Input } from "#ui/fields/input.tsx";
import { openModal } from "#ui/overlays/modal.ts";
import { ModalBody, ModalFooter } from "#ui/overlays/modal-host.tsx";

interface Named {
  title: string;
  shared: boolean;
}
interface NameRequest {
  /** The title of the dialog. */
  title: string;
  /** The label of its button. */
  action: string;
  name: string;
  shared: boolean;
}

/** Prompts for the name of a view and whether it is shared; undefined when the user cancels. */
export function promptViewName(request: NameRequest): Promise<Named | undefined> {
  return openModal<Named>({
    title: request.title,
    size: "sm",
    content: (close) => <NameForm request={request} close={close} />,
  });
}

function NameForm({ request, close }: { request: NameRequest; close: (named?: Named) => void }) {
  const t = useMessages(listMessages);
  const common = useCommonMessages();
  const [title, setTitle] = useState(request.name);
  const [shared, setShared] = useState(request.shared);
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
          <Field label={t.viewName} required error={pressed && missing ? common.violations.required("") : undefined}>
            <Input value={title} onChange={setTitle} maxLength={100} autoComplete="off" />
          </Field>
          <Checkbox label={t.shareView} hint={t.shareHint} value={shared} onChange={setShared} />
        </div>
      </ModalBody>
      <ModalFooter>
        <Button onClick={() => close()}>{common.cancel}</Button>
        <Button type="submit" variant="primary">
          {request.action}
        </Button>
      </ModalFooter>
    </form>
  );
}
