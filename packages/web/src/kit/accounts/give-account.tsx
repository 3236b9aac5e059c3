import { calls } from "@patron/contract/routes";
import { type FormEvent, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Combobox } from "#ui/fields/combobox.tsx";
import { Field } from "#ui/fields/field.tsx";
import type { Option } from "#ui/fields/option.tsx";
import { ModalBody, ModalFooter } from "#ui/overlays/modal-host.tsx";
import { useAction } from "../call/use-action.ts";
import { useCall } from "../call/use-call.ts";
import { useCommonMessages } from "../messages/use-common-messages.ts";
import { useMessages } from "../messages.ts";
import { accountMessages } from "./messages.ts";
import type { Owner } from "./owner.ts";

interface GiveAccountProps {
  owner: Owner;
  /** The accounts that the owner already has. */
  held: readonly string[];
  /** Closes the dialog with the new account. */
  close: (accountId?: string) => void;
}

/** Gives a special account with its opening credit. */
export function GiveAccount({ owner, held, close }: GiveAccountProps) {
  const t = useMessages(accountMessages);
  const common = useCommonMessages();
  const [chosen, choose] = useState<Option | null>(null);
  const [pressed, setPressed] = useState(false);
  const { data } = useCall(calls.embedded.specialAccounts, { query: { scope: owner.scope, only_active: true } });
  const options = (data?.items ?? [])
    .filter(({ id }) => !held.includes(id))
    .map(({ id, title }) => ({ value: id, label: title }));
  const give = useAction(owner.calls.add, {
    onDone: ({ id }) => close(id),
  });
  const missing = pressed && chosen === null ? common.violations.required("") : null;
  function submit(event: FormEvent) {
    event.preventDefault();
    setPressed(true);
    if (chosen) give.run({ path: owner.path, body: { special_account_id: chosen.value } });
  }
  return (
    <form onSubmit={submit} noValidate>
      <ModalBody>
        {data && options.length === 0 ? (
          <p className="text-body text-muted">{t.noneToGive[owner.scope]}</p>
        ) : (
          <Field label={t.account} required error={missing}>
            <Combobox value={chosen} onChange={choose} options={options} />
          </Field>
        )}
      </ModalBody>
      <ModalFooter>
        <Button onClick={() => close()}>{common.cancel}</Button>
        <Button type="submit" variant="primary" loading={give.busy} disabled={options.length === 0}>
          {t.give}
        </Button>
      </ModalFooter>
    </form>
  );
}
