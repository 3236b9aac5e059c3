import { calls } from "@patron/contract/routes";
import UserPlus from "lucide-react/icons/user-plus";
import { type FormEvent, useState } from "react";
import { digitsOf, useCountedName } from "#kit/account-amount.ts";
import { failureText } from "#kit/call/failure-text.ts";
import { useAction } from "#kit/call/use-action.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Field } from "#ui/fields/field.tsx";
import { NumberField } from "#ui/fields/number-field.tsx";
import { Switch } from "#ui/fields/switch.tsx";
import { Textarea } from "#ui/fields/textarea.tsx";
import { openModal } from "#ui/overlays/modal.ts";
import { ModalBody, ModalFooter } from "#ui/overlays/modal-host.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { specialAccountMessages } from "../messages.ts";
import type { Special } from "./special-values.ts";

interface GiveProps {
  path: { accountId: string; loyaltyId: string };
  special: Special;
}

/** Opens the dialog that gives the account to customers. */
export function GiveButton(props: GiveProps) {
  const t = useMessages(specialAccountMessages);
  const open = () =>
    void openModal<undefined>({ title: t.give, content: (close) => <GiveForm {...props} close={close} /> });
  return (
    <Button variant="primary" icon={UserPlus} onClick={open}>
      {t.give}
    </Button>
  );
}

/** Gives the account to many customers at once, all or none: an error names its line. */
function GiveForm({ path, special, close }: GiveProps & { close: () => void }) {
  const t = useMessages(specialAccountMessages);
  const common = useCommonMessages();
  const [text, setText] = useState("");
  const [amount, setAmount] = useState<string | null>(null);
  const [makesNew, setMakesNew] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const give = useAction(calls.specialAccounts.setCustomers, {
    onDone: ({ changed }) => {
      toast({ id: "given", type: "success", message: t.given(changed) });
      close();
    },
    onFailure: (failure) => {
      const { index } = failure.details;
      const line = typeof index === "number" ? `${t.giveLine(index + 1)} ` : "";
      setError(line + failureText(common, failure));
      return true;
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    const people = text
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean);
    if (people.length === 0) return setError(common.violations.required(""));
    setError(null);
    const customers = people.map((user_id_value) => ({ user_id_value, ...(amount === null ? {} : { amount }) }));
    return give.run({ path, query: { existing_user_only: !makesNew }, body: { customers } });
  }
  const suffix = useCountedName()(special);
  return (
    <form onSubmit={submit} noValidate>
      <ModalBody>
        <div className="flex flex-col gap-5">
          {error && <Callout tone="danger" title={error} />}
          <Field label={t.giveWho} hint={t.giveWhoHint} required>
            <Textarea value={text} onChange={setText} rows={5} />
          </Field>
          <Field label={t.giveAmount}>
            <NumberField value={amount} onChange={setAmount} digits={digitsOf(special)} suffix={suffix} />
          </Field>
          <Switch value={makesNew} onChange={setMakesNew} label={t.giveNew} />
        </div>
      </ModalBody>
      <ModalFooter>
        <Button onClick={() => close()}>{common.cancel}</Button>
        <Button type="submit" variant="primary" loading={give.busy}>
          {t.give}
        </Button>
      </ModalFooter>
    </form>
  );
}
