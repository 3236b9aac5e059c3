import { useBlocker } from "@tanstack/react-router";
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import type { FieldValues } from "react-hook-form";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { SaveBar } from "#ui/layout/save-bar.tsx";
import { confirm } from "#ui/overlays/confirm.tsx";
import { useCommonMessages } from "../messages/use-common-messages.ts";
import { useMessages } from "../messages.ts";
import { formMessages } from "./messages.ts";
import type { CallForm } from "./use-call-form.ts";
import { useDraft } from "./use-draft.ts";

interface FormScreenProps<V extends FieldValues> {
  form: CallForm<V>;
  secret?: boolean;
  /** Whether it takes no input. */
  inert?: boolean;
  children: ReactNode;
}

/**
 * The body of a form screen: sections, the save bar when something changed, Ctrl/⌘ S, and the confirmation before leaving with unsaved changes. When
 * somebody else saves first, the user decides; no input is lost, not even by a reload, unless the form is `secret`: passwords are never stored.
 */
export function FormScreen<V extends FieldValues>({ form, secret = false, inert, children }: FormScreenProps<V>) {
  const common = useCommonMessages();
  const t = useMessages(formMessages);
  useSaveShortcut(form);
  useLeaveQuestion(form);
  useDraft(form, !secret);
  function submit(event: FormEvent) {
    event.preventDefault();
    form.save();
  }
  return (
    <form ref={form.element} onSubmit={submit} noValidate inert={inert} className="pt-2">
      {form.stale && <StaleNotice form={form} />}
      {children}
      <SaveBar
        shown={form.changed}
        message={t.notSaved}
        save={{ label: common.save, onPress: form.save, busy: form.busy }}
        discard={{ label: common.discard, onPress: form.discard }}
      />
      {/* Enter in a field saves: the save bar's own buttons are outside the form. */}
      <button type="submit" hidden />
    </form>
  );
}

function StaleNotice<V extends FieldValues>({ form }: { form: CallForm<V> }) {
  const t = useMessages(formMessages);
  // It appears above the form, which may be long, while the user may be at its end.
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <div ref={notice} role="alert" className="mb-6">
      <Callout
        tone="warning"
        title={t.staleTitle}
        action={
          <div className="mt-3 flex flex-wrap gap-2">
            <Button size="sm" onClick={form.saveAnyway} loading={form.busy}>
              {t.saveAnyway}
            </Button>
            <Button size="sm" look="quiet" onClick={form.discard}>
              {t.showPresent}
            </Button>
          </div>
        }
      >
        {t.staleMessage}
      </Callout>
    </div>
  );
}

function useSaveShortcut<V extends FieldValues>(form: CallForm<V>): void {
  const save = useEffectEvent(() => {
    if (form.changed) form.save();
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      // Some fields, such as dates, commit their text on blur.
      const field = document.activeElement;
      if (field instanceof HTMLInputElement) {
        field.blur();
        field.focus();
      }
      setTimeout(save);
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

function useLeaveQuestion<V extends FieldValues>(form: CallForm<V>): void {
  const t = useMessages(formMessages);
  useBlocker({
    disabled: !form.changed,
    enableBeforeUnload: form.changed,
    // Changes of filters and tabs stay on the same screen.
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname || !form.isChangedNow()) return false;
      const { leaveTitle: title, leaveMessage: message, leave, stay } = t;
      return !(await confirm({ title, message, confirm: leave, cancel: stay, tone: "warning" }));
    },
  });
}
