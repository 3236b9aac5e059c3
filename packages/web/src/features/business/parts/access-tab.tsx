import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/business";
import { Link } from "@tanstack/react-router";
import { useAction } from "#kit/call/use-action.ts";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { RecordFields } from "#kit/form/record-fields.tsx";
import { useRecordForm } from "#kit/form/use-record-form.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { report } from "#kit/report.ts";
import { refreshSession, useSession } from "#kit/session/session.ts";
import { Switch } from "#ui/fields/switch.tsx";
import { Section } from "#ui/layout/section.tsx";
import { confirm } from "#ui/overlays/confirm.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { businessMessages } from "../messages.ts";
import { RoleList } from "./role-list.tsx";
import type { Shown } from "./shown.ts";

const { session_hours, transaction_comment_required } = rules.changeSettings;
/** The other settings are in a separate form. */
const shown = { session_hours: { ...session_hours, required: true }, transaction_comment_required };

/** What staff may do, which comments they must write, and how long they stay signed in. */
export function AccessTab({ business, settings }: Shown) {
  const t = useMessages(businessMessages);
  const form = useRecordForm(calls.business.changeSettings, { rules: shown, texts: t, record: settings });
  return (
    <FormScreen form={form}>
      <Section title={t.staff} explanation={t.staffHint}>
        <RecordFields
          form={form}
          names={["session_hours", "transaction_comment_required"]}
          suffixes={{ session_hours: t.hours }}
        />
      </Section>
      <Section title={t.factor} explanation={t.factorHint}>
        <FactorSwitch required={business.second_factor_required} />
      </Section>
      <Section title={t.support} explanation={t.supportHint}>
        <TextLink link={<Link to="/support" />}>{t.openSupport}</TextLink>
      </Section>
      <Section title={t.model} explanation={t.modelHint}>
        <ModelSwitch active={business.role_based_model_active} />
        <RoleList />
      </Section>
    </FormScreen>
  );
}

/** Turns roles on or off after a confirmation; for owners only. A failure is shown and logged, and leaves the switch unchanged. */
function ModelSwitch({ active }: { active: boolean }) {
  const t = useMessages(businessMessages);
  const common = useCommonMessages();
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
    if (await confirm({ title, message, confirm: next ? t.modelOn : t.modelOff, cancel: common.cancel }))
      change.run({ body: { active: next } });
  }
  return (
    <Switch
      value={active}
      onChange={(next) => void request(next)}
      label={t.fields.role_based_model_active}
      hint={isOwner ? t.modelActiveHint : t.modelOwnerOnly}
      disabled={!isOwner || change.busy}
    />
  );
}

/** Requires a second factor or no longer; for owners only. */
function FactorSwitch({ required }: { required: boolean }) {
  const t = useMessages(businessMessages);
  const isOwner = useSession()?.access === "owner";
  const change = useAction(calls.business.changeSecondFactor, {
    onDone: (business) => refreshSession({ business }),
  });
  return (
    <Switch
      value={required}
      onChange={(next) => change.run({ body: { second_factor_required: next } })}
      label={t.fields.second_factor_required}
      hint={isOwner ? t.factorRequiredHint : t.modelOwnerOnly}
      disabled={!isOwner || change.busy}
    />
  );
}
