import MailPlus from "lucide-react/icons/mail-plus";
import { AddLink } from "#kit/list/add-link.tsx";
import { useMessages } from "#kit/messages.ts";
import { invitationMessages, staffMessages } from "../messages.ts";
import { screens } from "../screens.ts";

/** The two ways in: an invitation for somebody who signs in with a password, a record for somebody who gets a code. */
export function AddStaff() {
  const t = useMessages(staffMessages);
  const own = useMessages(invitationMessages);
  return (
    <div className="flex flex-wrap gap-2">
      <AddLink screen={screens.invite} icon={MailPlus} look="secondary">
        {own.invite}
      </AddLink>
      <AddLink screen={screens.create}>{t.add}</AddLink>
    </div>
  );
}
