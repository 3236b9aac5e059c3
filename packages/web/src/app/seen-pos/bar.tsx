import Store from "lucide-react/icons/store";
import { useLanguage } from "#kit/language.ts";
import { useMessages } from "#kit/messages.ts";
import { useSession } from "#kit/session/session.ts";
import { seenPosMessages } from "./messages.ts";

/** Says which points of sale somebody sees, so that nobody takes their figures for those of the whole business. */
export default function SeenPosBar() {
  const t = useMessages(seenPosMessages);
  const language = useLanguage();
  const titles = (useSession()?.seen_pos ?? []).map(({ title }) => title);
  const places = new Intl.ListFormat(language, { type: "unit" }).format(titles);
  return (
    <p className="flex items-center justify-center gap-2 border-default border-b bg-surface px-4 py-1.5 text-center text-muted text-table print:hidden">
      <Store aria-hidden className="size-4 shrink-0" />
      <span>{t.only(places)}</span>
    </p>
  );
}
