import { calls } from "@patron/contract/routes";
import { useMessages } from "#kit/messages.ts";
import { ScreenHeader } from "#kit/screen/screen-header.tsx";
import { useAccess } from "#kit/session/access.ts";
import { supportMessages } from "./messages.ts";
import { AccessSection } from "./parts/access-section.tsx";
import { Conversation } from "./parts/conversation.tsx";
import { PlacesSection } from "./parts/places-section.tsx";
import { WriteSection } from "./parts/write-section.tsx";

/** The support of the installation: what was written, a new message, and whether they may enter. */
export default function SupportScreen() {
  const t = useMessages(supportMessages);
  const may = useAccess();
  return (
    <>
      <ScreenHeader purpose={t.purpose} />
      <div className="pt-2">
        {may([calls.messages.system]) && <WriteSection />}
        {may([calls.messages.list]) && <Conversation />}
        {may([calls.businessUser.supportAccess]) && <AccessSection />}
        <PlacesSection />
      </div>
    </>
  );
}
