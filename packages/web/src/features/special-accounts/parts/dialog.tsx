import type { AnyCall, ReplyOf, RouteTo } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { type FormEvent, type ReactNode, useState } from "react";
import { digitsOf, useCountedName } from "#kit/account-amount.ts";
import type { Account } from "#kit/accounts/owner.ts";
import { failureText } from "#kit/call/failure-text.ts";
import { useAction } from "#kit/call/use-action.ts";
import { invalidate } from "#kit/call/use-call.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Field } from "#ui/fields/field.tsx";
import { NumberField } from "#ui/fields/number-field.tsx";
import { ModalBody, ModalFooter } from "#ui/overlays/modal-host.tsx";
import { toast } from "#ui/overlays/toast.ts";

export interface MoveProps {
  account: Account;
  close: () => void;
}

/** A change of a balance in a dialog. The dialog shows the server's errors and keeps the input. */
export function useMove<C extends AnyCall>(route: RouteTo<C>, close: () => void) {
  const common = useCommonMessages();
  const [error, setError] = useState<string | null>(null);
  const action = useAction<C>(route, {
    onDone: (_reply: ReplyOf<C>) => {
      void invalidate(calls.specialAccounts.customers);
      void invalidate(calls.transactions.list);
      toast({ id: "saved", type: "success", message: common.saved });
      close();
    },
    onFailure: (failure) => {
      setError(failureText(common, failure));
      return true;
    },
  });
  return { error, setError, ...action };
}

interface DialogProps {
  error: string | null;
  busy: boolean;
  label: string;
  danger?: boolean;
  submit: () => void;
  close: () => void;
  children: ReactNode;
}

/** The frame of a dialog that changes a balance. */
export function MoveDialog({ error, busy, label, danger = false, submit, close, children }: DialogProps) {
  const common = useCommonMessages();
  function press(event: FormEvent) {
    event.preventDefault();
    submit();
  }
  return (
    <form onSubmit={press} noValidate>
      <ModalBody>
        <div className="flex flex-col gap-5">
          {error && (
            <div role="alert">
              <Callout tone="danger" title={error} />
            </div>
          )}
          {children}
        </div>
      </ModalBody>
      <ModalFooter>
        <Button onClick={() => close()}>{common.cancel}</Button>
        <Button type="submit" variant={danger ? "danger" : "primary"} loading={busy}>
          {label}
        </Button>
      </ModalFooter>
    </form>
  );
}

interface AmountProps {
  account: Account;
  label: string;
  value: string | null;
  onChange: (value: string | null) => void;
  negative?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
}

/** An amount in the unit of the account. */
export function AmountField({ account, label, hint, error, ...input }: AmountProps) {
  const name = useCountedName();
  const counted = account.special_account;
  return (
    <Field label={label} hint={hint} required {...(error ? { error } : {})}>
      <NumberField {...input} digits={digitsOf(counted)} suffix={name(counted)} />
    </Field>
  );
}
