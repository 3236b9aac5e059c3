import { useBlocker } from "@tanstack/react-router";
import { useEffect, useReducer, useRef } from "react";
import { formMessages } from "#kit/form/messages.ts";
import { useMessages } from "#kit/messages.ts";
import { report } from "#kit/report.ts";
import { presentSession } from "#kit/session/session.ts";
import { confirm } from "#ui/overlays/confirm.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { type Edits, editsAfter, noEdits, readDraft, writeDraft } from "./draft.ts";

const largeDraft = 1_000;

/** The changes of a programme's prices that are not saved. They survive a reload in this browser, and leaving them is asked about. */
export function useEdits(loyaltyId: string) {
  const t = useMessages(formMessages);
  const [edits, edit] = useReducer(editsAfter, noEdits);
  const name = nameOf(loyaltyId);
  const restored = useRef<string | null>(null);
  useEffect(() => {
    if (loyaltyId === "" || restored.current === name) return;
    restored.current = name;
    const draft = stored(name);
    edit(draft ? { type: "restore", draft } : { type: "discard" });
    if (draft) toast({ id: "draft", type: "info", message: t.draftRestored });
  }, [loyaltyId, name, t]);
  const { draft } = edits;
  const before = useRef(draft);
  useEffect(() => {
    // The draft of the first render is empty, while the stored one is still to be read.
    if (before.current === draft) return;
    before.current = draft;
    // Writing a large draft takes longer than a keystroke may.
    const timer = setTimeout(() => store(name, edits), draft.size > largeDraft ? 500 : 0);
    return () => clearTimeout(timer);
  }, [name, draft, edits]);
  useBlocker({
    disabled: draft.size === 0,
    enableBeforeUnload: false,
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname) return false;
      const { leaveTitle: title, leaveMessage: message, leave, stay } = t;
      const leaves = await confirm({ title, message, confirm: leave, cancel: stay, tone: "warning" });
      if (leaves) localStorage.removeItem(name);
      return !leaves;
    },
  });
  return { edits, edit };
}

/** User, business and programme own a draft. */
function nameOf(loyaltyId: string): string {
  const session = presentSession();
  return ["patron.prices", session?.user.id, session?.business?.id, loyaltyId].join(" ");
}

function stored(name: string) {
  try {
    const text = localStorage.getItem(name);
    return text === null ? undefined : readDraft(text);
  } catch (error) {
    report(error);
    return undefined;
  }
}

/** Without space in the browser's storage the draft works on, but does not survive a reload. */
function store(name: string, { draft }: Edits): void {
  try {
    if (draft.size === 0) localStorage.removeItem(name);
    else localStorage.setItem(name, writeDraft(draft));
  } catch (error) {
    report(error);
  }
}
