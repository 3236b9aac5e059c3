import { calls } from "@patron/contract/routes";
import ExternalLink from "lucide-react/icons/external-link";
import { usePathParams } from "#kit/address/address.ts";
import { useCall } from "#kit/call/use-call.ts";
import { useMessages } from "#kit/messages.ts";
import { leaveForPoster } from "#kit/poster-connection.ts";
import { useAccess } from "#kit/session/access.ts";
import { Button } from "#ui/button.tsx";
import { posterMessages } from "../../messages.ts";

/** The applications through which Poster gives an access token itself; none if the installation has none. */
export function PosterApplications() {
  const t = useMessages(posterMessages);
  const may = useAccess();
  const path = usePathParams<"terminalId">();
  const { data } = useCall(calls.poster.applications, { path });
  if (!data?.items.length || !may([calls.poster.change])) return null;
  return (
    <div className="flex flex-col gap-2">
      <p className="text-caption text-muted">{t.applicationsHint}</p>
      <div className="flex flex-wrap gap-2">
        {data.items.map(({ id, title, authorize_url }) => (
          <Button
            key={id}
            icon={ExternalLink}
            onClick={() => leaveForPoster({ ...path, applicationId: id }, authorize_url)}
          >
            {t.connectThrough(title)}
          </Button>
        ))}
      </div>
    </div>
  );
}
