import Paperclip from "lucide-react/icons/paperclip";
import X from "lucide-react/icons/x";
import { useId, useRef } from "react";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { supportMessages } from "../messages.ts";
import { type ChosenFile, readChosen } from "./file-content.ts";
import { FileRow } from "./file-row.tsx";

const most = 5;
const largest = 5_000_000;

interface ChosenFilesProps {
  files: readonly ChosenFile[];
  onChange: (files: readonly ChosenFile[]) => void;
}

/** The files that go with a message: those chosen so far, and a button for more. */
export function ChosenFiles({ files, onChange }: ChosenFilesProps) {
  const t = useMessages(supportMessages);
  const { failures } = useCommonMessages();
  const picker = useRef<HTMLInputElement>(null);
  const hint = useId();
  async function add(chosen: readonly File[]) {
    const all = [...files, ...chosen].slice(0, most);
    if (all.reduce((sum, { size }) => sum + size, 0) > largest)
      return toast({ type: "danger", message: failures["message.attachments_too_large"] });
    try {
      onChange([...files, ...(await Promise.all(chosen.slice(0, most - files.length).map(readChosen)))]);
    } catch {
      // Such as a file that was moved away since it was chosen.
      toast({ type: "danger", message: failures["message.unsupported_attachment"] });
    }
  }
  return (
    <div className="flex flex-col gap-3">
      {files.length > 0 && (
        <ul className="flex flex-col gap-2">
          {files.map((file, index) => (
            <li key={index}>
              <FileRow file={file}>
                <IconButton
                  icon={X}
                  label={t.removeFile(file.name)}
                  onClick={() => onChange(files.filter((one) => one !== file))}
                />
              </FileRow>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          icon={Paperclip}
          disabled={files.length >= most}
          aria-describedby={hint}
          onClick={() => picker.current?.click()}
        >
          {t.addFile}
        </Button>
        <p id={hint} className="text-table text-muted">
          {t.filesHint}
        </p>
      </div>
      <input
        ref={picker}
        type="file"
        accept="image/jpeg,image/png,application/pdf"
        aria-label={t.addFile}
        multiple
        hidden
        onChange={(event) => {
          void add([...(event.target.files ?? [])]);
          // The same file may be chosen again after it was removed.
          event.target.value = "";
        }}
      />
    </div>
  );
}
