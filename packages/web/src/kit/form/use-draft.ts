import { useEffect, useRef, useState } from "react";
import type { FieldValues, Path, PathValue } from "react-hook-form";
import { presentSession } from "#kit/session/session.ts";
import { toast } from "#ui/overlays/toast.ts";
import { useCommonMessages } from "../messages/use-common-messages.ts";
import { type Draft, dropDraft, keepDraft, readDraft } from "./draft.ts";
import type { CallForm } from "./use-call-form.ts";

/**
 * Keeps what is typed and not saved through a reload of the page: in this tab only, for this person and this address, until
 * it is saved, discarded or left. A record that has changed meanwhile asks as after a save that came second.
 */
export function useDraft<V extends FieldValues>(form: CallForm<V>, isStored: boolean): void {
  const restored = useCommonMessages().draftRestored;
  const { control, name } = form;
  // Where the form was opened: what it holds belongs there, even while the reader is leaving.
  const [key] = useState(() => keyOf(name, control.getValues()));
  // A change of language is no leaving: the words of now are read when they are said.
  const present = useRef({ form, restored });
  useEffect(() => {
    present.current = { form, restored };
  });
  useEffect(() => {
    if (!isStored) return;
    const draft = readDraft(key);
    if (draft) {
      putBack(present.current.form, draft);
      toast({ id: "draft", type: "info", message: present.current.restored });
    }
    const stop = control.subscribe({
      formState: { values: true, isDirty: true, dirtyFields: true },
      callback: ({ values, isDirty, dirtyFields = {} }) => {
        const changed = Object.entries(values).filter(([field]) => field in dirtyFields);
        if (!isDirty || changed.length === 0) dropDraft(key);
        else keepDraft(key, { values: Object.fromEntries(changed), version: present.current.form.version });
      },
    });
    return () => {
      stop();
      // Whoever was signed out against their will goes on here; everybody else has saved, discarded or wished to leave.
      if (presentSession()) dropDraft(key);
    };
  }, [key, control, isStored]);
}

/** The person, their business, the address, the call and the fields tell one form from every other. */
function keyOf(name: string, values: object): string {
  const session = presentSession();
  const { pathname } = location;
  return [session?.user.id, session?.business?.id, pathname, name, Object.keys(values).sort().join()].join(" ");
}

function putBack<V extends FieldValues>({ control, version, meetStale }: CallForm<V>, draft: Draft): void {
  for (const [field, value] of Object.entries(draft.values))
    control.setValue(field as Path<V>, value as PathValue<V, Path<V>>, { shouldDirty: true, shouldTouch: true }); // Kept from a form with the same fields.
  if (draft.version !== version) meetStale();
}
