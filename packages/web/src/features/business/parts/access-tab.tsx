import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/business";
import { useMemo } from "react";
import { useAction } from "#kit/call/use-action.ts";
import { useCall } from "#kit/call/use-call.ts";
import { SwitchField, WholeField } from "#kit/form/fields.tsx";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { useCallForm } from "#kit/form/use-call-form.ts";
import { useLanguage } from "#kit/language.ts";
import { useMessages } from "#kit/messages.ts";
import { report } from "#kit/report.ts";
import { refreshSession, useSession } from "#kit/session.ts";
import { Switch } from "#ui/fields/switch.tsx";
import { DefinitionList } from "#ui/layout/definition-list.tsx";
import { Section } from "#ui/layout/section.tsx";
import { confirm } from "#ui/overlays/confirm.tsx";
import { businessMessages } from "../messages.ts";
import type { Shown } from "./shown.ts";

/** What staff may do and must say, and how long they stay signed in. */
export function AccessTab({ business, settings }: Shown) {
  const t = useMessages(businessMessages);
  const { session_hours, transaction_comment_required } = settings;
  const form = useCallForm(calls.business.changeSettings, {
    values: useMemo(
      () => ({ session_hours, transaction_comment_required }),
      [session_hours, transaction_comment_required],
    ),
    version: settings.version,
    rules: { ...rules.changeSettings, session_hours: { ...rules.changeSettings.session_hours, required: true } },
    request: (_, changed) => ({ body: changed }),
    onDone: () => {},
  });
  return (
    <FormScreen form={form}>
      <Section title={t.staff} explanation={t.staffHint}>
        <WholeField
          form={form}
          name="session_hours"
          label={t.sessionHours}
          hint={t.sessionHoursHint}
          suffix={t.hours}
        />
        <SwitchField
          form={form}
          name="transaction_comment_required"
          label={t.commentRequired}
          hint={t.commentRequiredHint}
        />
      </Section>
      <Section title={t.model} explanation={t.modelHint}>
        <ModelSwitch active={business.role_based_model_active} />
        <Roles />
      </Section>
    </FormScreen>
  );
}

/** On or off at once, by an owner, after a question. A failure is told, logged, and leaves the switch as it was. */
function ModelSwitch({ active }: { active: boolean }) {
  const t = useMessages(businessMessages);
  const isOwner = useSession()?.access === "owner";
  const change = useAction(calls.business.changeRoleBasedModel, {
    onDone: (business) => refreshSession({ business }),
    onFailure: (failure) => {
      report(failure);
      return false;
    },
  });
  async function request(next: boolean) {
    const [title, message] = next ? [t.modelOnTitle, t.modelOnMessage] : [t.modelOffTitle, t.modelOffMessage];
    if (await confirm({ title, message, confirm: next ? t.modelOn : t.modelOff, cancel: t.cancel }))
      change.run({ body: { active: next } });
  }
  return (
    <Switch
      value={active}
      onChange={(next) => void request(next)}
      label={t.modelActive}
      hint={isOwner ? t.modelActiveHint : t.modelOwnerOnly}
      disabled={!isOwner || change.busy}
    />
  );
}

function Roles() {
  const t = useMessages(businessMessages);
  const language = useLanguage();
  const { data } = useCall(calls.platform.roles, { query: { application: "businessdashboard" } });
  const rows = (data?.items ?? []).map((role) => ({
    term: role.title[language] ?? role.code,
    value: role.description[language] ?? "",
  }));
  return rows.length > 0 ? <DefinitionList title={t.roles} rows={rows} /> : null;
}
