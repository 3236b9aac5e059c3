import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/staffInvitations";
import { RecordFields } from "#kit/form/record-fields.tsx";
import { useMessages } from "#kit/messages.ts";
import { CreateScreen } from "#kit/record/create-screen.tsx";
import { useSession } from "#kit/session/session.ts";
import { Section } from "#ui/layout/section.tsx";
import { invitationMessages, staffMessages } from "./messages.ts";
import { paths } from "./screens.ts";

/** Invites somebody by letter, with the access that they will have. */
export default function StaffInviteScreen() {
  const language = useSession()?.business?.language;
  const t = useMessages(staffMessages);
  const own = useMessages(invitationMessages);
  return (
    <CreateScreen
      call={calls.staffInvitations.add}
      rules={rules.add}
      fieldOf={{
        "staff.beyond_own_access": "access",
        "pos.not_found": "pos_ids",
        "staff_invitation.exists": "email",
        "staff_invitation.member": "email",
      }}
      texts={{ ...t, hints: { ...t.hints, email: own.emailHint, language: own.languageHint } }}
      values={{ access: "business-staff", ...(language && { language }) }}
      leadsTo={() => paths.list()}
    >
      {(form) => (
        <>
          <Section title={t.person} explanation={own.personHint}>
            <RecordFields
              form={form}
              names={[
                ["first_name", "last_name"],
                ["email", "language"],
              ]}
            />
          </Section>
          <Section title={t.access} explanation={t.accessHint}>
            <RecordFields form={form} names={["access", "roles", "access_scopes", "pos_ids"]} />
          </Section>
        </>
      )}
    </CreateScreen>
  );
}
