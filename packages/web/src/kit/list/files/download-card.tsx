import X from "lucide-react/icons/x";
import { failureText } from "#kit/call/failure-text.ts";
import { listMessages } from "#kit/list/messages.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Button } from "#ui/button.tsx";
import { PlainIconButton } from "#ui/plain-icon-button.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { cancelDownload, closeDownload, type Download } from "./downloads.ts";

/** The progress of a file, with a way to cancel it. */
export function DownloadCard({ download }: { download: Download }) {
  const t = useMessages(listMessages);
  const common = useCommonMessages();
  const show = useShow();
  const { id, label, bytes, phase, failure } = download;
  const running = phase === "running";
  return (
    <article
      aria-label={label}
      className="appear flex flex-col gap-2 rounded-card border border-lift bg-surface p-4 shadow-float"
    >
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <ProgressBar label={label} done={running ? null : 100} text={show.bytes(bytes)} />
        </div>
        {!running && (
          <span className="-me-2 -mt-1.5">
            <PlainIconButton size="sm" icon={X} label={common.ui.close} onClick={() => closeDownload(id)} />
          </span>
        )}
      </div>
      <p role="status" className={failure ? "text-danger text-table" : "text-muted text-table"}>
        {failure ? failureText(common, failure) : t.filePhases[phase]}
      </p>
      {running && (
        <div>
          <Button size="sm" look="quiet" onClick={() => cancelDownload(id)}>
            {common.cancel}
          </Button>
        </div>
      )}
    </article>
  );
}
