import type { messages } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import Download from "lucide-react/icons/download";
import { useState } from "react";
import { request } from "#kit/call/client.ts";
import { failureOf } from "#kit/call/failure-of.ts";
import { failureText } from "#kit/call/failure-text.ts";
import { saveFile } from "#kit/files/save-file.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { supportMessages } from "../messages.ts";
import { bytesOf } from "./file-content.ts";
import { FileRow } from "./file-row.tsx";

interface AttachedFileProps {
  messageId: string;
  number: number;
  file: ReplyOf<typeof messages.get>["attachments"][number];
}

/** A file of a message, saved when it is pressed. */
export function AttachedFile({ messageId, number, file }: AttachedFileProps) {
  const { name } = file;
  const t = useMessages(supportMessages);
  const common = useCommonMessages();
  const [busy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    try {
      const path = { messageId, attachmentNumber: String(number) };
      const { type, content } = await request(calls.messages.attachment, { path });
      saveFile(name, new Blob([bytesOf(content)], { type }));
    } catch (error) {
      const failure = failureOf(error);
      toast({ id: failure.code, type: "danger", message: failureText(common, failure) });
    } finally {
      setBusy(false);
    }
  }
  return (
    <FileRow file={file}>
      <IconButton icon={Download} label={t.download(name)} disabled={busy} onClick={() => void save()} />
    </FileRow>
  );
}
