import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import { useMessages } from "#kit/messages.ts";
import { useAccess } from "#kit/session/access.ts";
import { ButtonLink } from "#ui/button.tsx";
import { transactionsMessages } from "../messages.ts";

/** Leads from an empty list to the first sale; nothing for users who may not sell. */
export function OpenRegister() {
  const t = useMessages(transactionsMessages);
  const allowed = useAccess();
  if (!allowed([calls.term.openTill])) return null;
  return (
    <ButtonLink variant="primary" render={<Link to="/register" />}>
      {t.openRegister}
    </ButtonLink>
  );
}
