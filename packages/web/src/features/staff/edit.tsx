import { calls } from "@patron/contract/routes";
import { useMessages } from "#kit/messages.ts";
import { RecordScreen } from "#kit/record/record-screen.tsx";
import { staffMessages } from "./messages.ts";
import { StaffAccess } from "./parts/staff-access.tsx";
import { StaffProfile } from "./parts/staff-profile.tsx";
import { StaffStatus } from "./parts/staff-status.tsx";
import { StaffTerminals } from "./parts/staff-terminals.tsx";

/** One staff member: profile, what they may do, and where they work. */
export default function StaffEditScreen() {
  const t = useMessages(staffMessages);
  return (
    <RecordScreen
      call={calls.staff.get}
      purpose={({ position }) => position && <bdi>{position}</bdi>}
      status={({ suspended }) => <StaffStatus suspended={suspended} />}
      tabsLabel={t.tabs}
      tabs={{
        profile: [t.tabProfile, StaffProfile],
        access: [t.tabAccess, StaffAccess],
        terminals: [t.tabTerminals, StaffTerminals],
      }}
    />
  );
}
