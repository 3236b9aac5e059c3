import type { businessUser } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import type { ReactNode } from "react";
import { useAction } from "#kit/call/use-action.ts";
import { useCall } from "#kit/call/use-call.ts";
import { useMessages } from "#kit/messages.ts";
import { Status } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Section } from "#ui/layout/section.tsx";
import { openModal } from "#ui/overlays/modal.ts";
import { toast } from "#ui/overlays/toast.ts";
import { securityMessages } from "../messages.ts";
import { ChangeIdentifier, type IdentifierKind } from "./change-identifier.tsx";
import { ConfirmPhone } from "./confirm-phone.tsx";

interface IdentifiersProps {
  person: ReplyOf<typeof businessUser.profile>;
  email: string;
}

/** What the person is known by, and how to change it. */
export function Identifiers({ person, email }: IdentifiersProps) {
  const t = useMessages(securityMessages);
  const { data: server } = useCall(calls.platform.params, {});
  const phoneAction = person.phone === null ? t.addPhone : t.changePhone;
  const again = useAction(calls.businessUser.requestConfirmEmail, {
    onDone: () => toast({ type: "success", message: t.sentAgain }),
  });
  function change(kind: IdentifierKind) {
    void openModal({
      title: { email: t.changeEmail, phone: phoneAction, external_id: t.changeExternalId }[kind],
      size: "sm",
      content: (close) => <ChangeIdentifier kind={kind} email={email} close={close} />,
    });
  }
  function confirmPhone(phone: string) {
    void openModal({
      title: t.confirmPhone,
      size: "sm",
      content: (close) => <ConfirmPhone phone={phone} close={close} />,
    });
  }
  return (
    <>
      <Section title={t.fields.email} explanation={t.emailHint}>
        <Line value={email}>
          {person.email_confirmed ? (
            <Status tone="success">{t.emailConfirmed}</Status>
          ) : (
            <Button size="sm" loading={again.busy} onClick={() => again.run({ path: { email } })}>
              {t.sendAgain}
            </Button>
          )}
        </Line>
        {!person.email_confirmed && <p className="-mt-4 text-table text-muted">{t.emailOpen}</p>}
        <Buttons>
          <Button onClick={() => change("email")}>{t.changeEmail}</Button>
        </Buttons>
      </Section>
      <Section title={t.fields.phone} explanation={t.phoneHint}>
        <Line value={person.phone ?? t.none}>
          {person.phone_confirmed ? (
            <Status tone="success">{t.phoneConfirmed}</Status>
          ) : (
            person.phone !== null &&
            server?.sms_configured && (
              <Button size="sm" onClick={() => confirmPhone(person.phone ?? "")}>
                {t.confirmPhone}
              </Button>
            )
          )}
        </Line>
        {server?.sms_configured === false && <p className="-mt-4 text-table text-muted">{t.smsOff}</p>}
        {server?.sms_configured && (
          <Buttons>
            <Button onClick={() => change("phone")}>{phoneAction}</Button>
          </Buttons>
        )}
      </Section>
      <Section title={t.fields.external_id} explanation={t.externalIdHint}>
        <Line value={person.external_id ?? t.none} />
        <Buttons>
          <Button onClick={() => change("external_id")}>{t.changeExternalId}</Button>
        </Buttons>
      </Section>
    </>
  );
}

function Line({ value, children }: { value: string; children?: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-body">
      <bdi className="min-w-0 break-all">{value}</bdi>
      {children}
    </p>
  );
}

function Buttons({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-2">{children}</div>;
}
