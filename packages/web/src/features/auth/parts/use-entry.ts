import type { AnyCall, Failure, FormRules, ReplyOf, RequestOf, RouteTo } from "@patron/contract/client";
import { useState } from "react";
import { failureText } from "#kit/call/failure-text.ts";
import { useAttempt } from "#kit/call/use-attempt.ts";
import { useFormFocus } from "#kit/form/use-form-focus.ts";
import { violationText } from "#kit/form/violation-text.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { report } from "#kit/report.ts";
import { takeChallenge } from "../challenge.ts";

interface EntryOptions<C extends AnyCall, V> {
  values: V;
  rules: FormRules & Record<keyof V, FormRules[string]>;
  request: (values: V) => RequestOf<C>;
  onDone: (reply: ReplyOf<C>) => void;
  /** Maps a failure to its field. */
  fieldOf: Partial<Record<string, keyof V & string>>;
}

/**
 * A form of a few texts that behaves as `useCallForm` does: it validates a field on blur or on submit and shows server errors at their fields. It
 * works without the form library and the query cache, which are more than half of what a first visit would otherwise load.
 */
export function useEntry<C extends AnyCall, V extends Record<string, string>>(
  route: RouteTo<C>,
  options: EntryOptions<C, V>,
) {
  type Name = keyof V & string;
  const common = useCommonMessages();
  const [values, setValues] = useState(options.values);
  const [judged, setJudged] = useState<readonly Name[]>([]);
  const [refused, setRefused] = useState<Partial<Record<Name, string>>>({});
  const attempt = useAttempt(route, { onDone: options.onDone, onFailure: showFailure });
  const focus = useFormFocus(attempt.busy);
  const errorIn = (name: Name) => violationText(common, options.rules[name], values[name]);

  function showFailure(failure: Failure): boolean {
    // No refusal: the sign-in goes on with the second factor.
    if (takeChallenge(failure)) return true;
    // It concerns access, so it is logged in the browser too.
    report(failure);
    const name = options.fieldOf[failure.code];
    if (name === undefined) return false;
    const message = failureText(common, failure);
    setRefused({ ...refused, [name]: message });
    focus.toError({ message });
    return true;
  }
  return {
    element: focus.element,
    busy: attempt.busy,
    save() {
      const names = Object.keys(values);
      focus.keep();
      setJudged(names);
      setRefused({});
      if (names.some(errorIn)) focus.toError({});
      else attempt.run(options.request(values));
    },
    /** The props of a field's frame. */
    frame: (name: Name) => ({
      error: refused[name] ?? (judged.includes(name) ? errorIn(name) : undefined) ?? null,
      required: options.rules[name].required ?? false,
    }),
    /** The props of its control. */
    control: (name: Name) => ({
      name,
      value: values[name] ?? "",
      disabled: attempt.busy,
      onChange(value: string) {
        setValues((present) => ({ ...present, [name]: value }));
        setRefused(({ [name]: _, ...others }) => others as typeof refused); // The same without one name.
      },
      onBlur: () => setJudged((present) => [...present, name]),
    }),
  };
}
