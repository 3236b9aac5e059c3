import { useMessages } from "#kit/messages.ts";
import { Status } from "#ui/badge.tsx";
import { companyMessages } from "../messages.ts";

/** Whether the accounts of a company can pay. */
export function CompanyStatus({ suspended }: { suspended: boolean }) {
  const t = useMessages(companyMessages);
  return suspended ? <Status tone="danger">{t.fields.suspended}</Status> : <Status tone="success">{t.active}</Status>;
}
