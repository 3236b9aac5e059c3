import Search from "lucide-react/icons/search";
import { lazy, Suspense, useEffect, useState } from "react";
import { useMessages } from "#kit/messages.ts";
import { report } from "#kit/report.ts";
import { Kbd } from "#ui/kbd.tsx";
import { PlainIconButton } from "#ui/plain-icon-button.tsx";
import { shellMessages } from "../shell-messages.ts";

const load = () => import("./palette.tsx");
const Palette = lazy(load);
const isMac = /Mac|iP(hone|ad)/.test(navigator.platform);

/** Opens the palette, as Ctrl/⌘ K does everywhere. */
export function PaletteButton() {
  const t = useMessages(shellMessages);
  const [open, setOpen] = useState(false);
  const [requested, setRequested] = useState(false);
  // Loaded after the screen, so that the first letters typed after Ctrl K are not lost.
  useEffect(() => {
    // After a failure, opening the palette loads it again.
    const timer = setTimeout(() => load().catch(report), 2_000);
    return () => clearTimeout(timer);
  }, []);
  function show() {
    setRequested(true);
    setOpen(true);
  }
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      show();
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={show}
        className="focus-ring flex h-9 w-full max-w-[22rem] items-center gap-2 rounded-control border border-control bg-surface px-3 text-body text-muted hover:bg-hover max-lg:hidden"
      >
        <Search aria-hidden className="size-4" />
        <span dir="auto" className="min-w-0 flex-1 truncate text-left rtl:text-right">
          {t.search}
        </span>
        <Kbd>{isMac ? "⌘K" : "Ctrl K"}</Kbd>
      </button>
      <span className="ms-auto lg:hidden">
        <PlainIconButton icon={Search} label={t.search} onClick={show} />
      </span>
      {requested && (
        <Suspense fallback={null}>
          <Palette open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
