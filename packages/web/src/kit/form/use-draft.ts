import { useEffect, useRef, useState } from "react";
import type { FieldValues, Path, PathValue } from "react-hook-form";
import { presentSession } from "#kit/session/session.ts";
import { toast } from "#ui/overlays/toast.ts";
import { useMessages } from "../messages.ts";
import { type Draft, dropDraft, keepDraft, readDraft } from "./draft.ts";
import { formMessages } from "./messages.ts";
import type { CallForm } from "./use-call-form.ts";

/**
 * Keeps unsaved input through a reload of the page: in this tab only, for this user and this address, until it is saved, discarded or left. If the
 * record has changed since, the form reports it as after a stale save.
 */
export function useDraft<V extends FieldValues>(form: CallForm<V>, enabled: boolean): void {
  const restored = useMessages(formMessages).draftRestored;
  const { control, name } = form;
  // The address at which the form was opened owns its input, even while the user navigates away.
  const [key] = useState(() => keyOf(name, control.getValues()));
  // A change of language does not restart the effect: messages are read when they are shown.
  const present = useRef({ form, restored });
  useEffect(() => {
    present.current = { form, restored };
  });
  useEffect(() => {
    if (!enabled) return;
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
      // A user whose session expired continues here; all others have saved, discarded or left on purpose.
      if (presentSession()) dropDraft(key);
    };
  }, [key, control, enabled]);
}

/** User, business, address, call and fields identify a form. */
function keyOf(name: string, values: object): string {
  const session = presentSession();
  const { pathname } = location;
  return [session?.user.id, session?.business?.id, pathname, name, Object.keys(values).sort().join()].join(" ");
}

function putBack<V extends FieldValues>({ control, version, markStale: meetStale }: CallForm<V>, draft: Draft): void {
  for (const [field, value] of Object.entries(draft.values))
    control.setValue(field as Path<V>, value as PathValue<V, Path<V>>, { shouldDirty: true, shouldTouch: true }); // Stored from a form with the same fields.
  if (draft.version !== version) meetStale();
}
