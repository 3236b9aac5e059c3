import { useMessages } from "#kit/messages.ts";
import { Status } from "#ui/badge.tsx";
import { staffMessages } from "../messages.ts";

/** Whether a staff member can sign in. */
export function StaffStatus({ suspended }: { suspended: boolean }) {
  const { status } = useMessages(staffMessages).values;
  return suspended ? (
    <Status tone="danger">{status.suspended}</Status>
  ) : (
    <Status tone="success">{status.active}</Status>
  );
}
