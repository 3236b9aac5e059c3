import { calls } from "@patron/contract/routes";
import { useMessages } from "#kit/messages.ts";
import { CreateScreen } from "#kit/record/create-screen.tsx";
import { useSession } from "#kit/session/session.ts";
import { staffMessages } from "./messages.ts";
import { AccessFields, ProfileFields, staffForm } from "./parts/staff-fields.tsx";

/** Adds a staff member. */
export default function StaffCreateScreen() {
  const language = useSession()?.business?.language;
  return (
    <CreateScreen
      {...staffForm}
      call={calls.staff.add}
      texts={useMessages(staffMessages)}
      values={{ access: "business-staff", ...(language && { language }) }}
    >
      {(form) => (
        <>
          <ProfileFields form={form} />
          <AccessFields form={form} />
        </>
      )}
    </CreateScreen>
  );
}
