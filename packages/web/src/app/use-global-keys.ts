import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { report } from "#kit/report.ts";
import type { ShellMessages } from "./messages/en.ts";
import { showShortcuts } from "./shortcuts.ts";

/** The targets of the keys after "g". */
export const goKeys = {
  d: { path: "/", name: "goDashboard" },
  t: { path: "/transactions", name: "goTransactions" },
  c: { path: "/customers/search", name: "goCustomers" },
  i: { path: "/goods-and-services", name: "goGoods" },
  r: { path: "/register", name: "goRegister" },
} as const satisfies Record<string, { path: string; name: keyof ShellMessages["shortcutNames"] }>;
const isGoKey = (key: string): key is keyof typeof goKeys => Object.hasOwn(goKeys, key);

/** The maximum delay between the two keys of a pair. */
const pairMs = 1_500;

/** `?` shows the shortcuts, "g" and a key open a screen. Keys typed into a field are ignored. */
export function useGlobalKeys(): void {
  const navigate = useNavigate();
  useEffect(() => {
    let wentAt = Number.NEGATIVE_INFINITY;
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      if (event.timeStamp - wentAt < pairMs && isGoKey(key)) {
        event.preventDefault();
        void navigate({ to: goKeys[key].path });
      } else if (event.key === "?") {
        event.preventDefault();
        showShortcuts().catch(report);
      }
      wentAt = key === "g" ? event.timeStamp : Number.NEGATIVE_INFINITY;
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [navigate]);
}

/** Fields read keys as text; an open dialog or menu has keys of its own. */
function isTyping(target: EventTarget | null): boolean {
  const at = target as HTMLElement | null; // Keyboard events target elements.
  return (
    at?.closest("input, textarea, select, [contenteditable=true], [role=dialog], [role=menu], [role=listbox]") != null
  );
}
