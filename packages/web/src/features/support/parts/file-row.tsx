import Paperclip from "lucide-react/icons/paperclip";
import type { ReactNode } from "react";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { supportMessages } from "../messages.ts";

interface FileRowProps {
  file: { name: string; size: number };
  /** The button for what can be done with it. */
  children: ReactNode;
}

/** A file with its size. */
export function FileRow({ file: { name, size }, children }: FileRowProps) {
  const t = useMessages(supportMessages);
  const show = useShow();
  return (
    <div className="flex min-w-0 items-center gap-2 rounded-control border border-default bg-surface ps-3 text-table">
      <Paperclip aria-hidden className="size-4 shrink-0 text-muted" />
      <span className="min-w-0 flex-1 truncate" dir="auto">
        {name}
      </span>
      <bdi className="shrink-0 text-muted">{t.kilobytes(show.number(Math.ceil(size / 1000)))}</bdi>
      {children}
    </div>
  );
}
