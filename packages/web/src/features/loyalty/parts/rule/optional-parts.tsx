import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { type ReactNode, type RefObject, useRef, useState } from "react";
import { type FieldErrors, useFormState, useWatch } from "react-hook-form";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { useSession } from "#kit/session/session.ts";
import { Button } from "#ui/button.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { useUi } from "#ui/ui-messages.ts";
import { type RuleTexts, ruleMessages } from "../../messages.ts";
import { applies, type conditionGroups, emptied, fieldsOf, initialOf, type PartId, usedFields } from "./conditions.ts";
import { PartFields } from "./part-fields.tsx";
import type { RulePart, RuleValues } from "./values.ts";

interface OptionalPartsProps extends RulePart {
  /** The accessible name of the list. */
  label: string;
  /** The text of the button that adds a part. */
  add: string;
  groups: typeof conditionGroups;
}

/** The parts of a rule that are in use, each with a button that removes it, and a menu with the others. */
export function OptionalParts({ form, loyaltyId, label, add, groups }: OptionalPartsProps) {
  const t = useMessages(ruleMessages);
  const parts = useParts(form, groups);
  const list = useRef<HTMLUListElement>(null);
  const opener = useRef<HTMLDivElement>(null);
  const added = useRef<PartId | null>(null);
  const offered = groups.map(({ id, parts: ids }) => ({
    ...(id === "options" ? {} : { label: t.groups[id] }),
    actions: ids
      .filter((one) => parts.applying.includes(one) && !parts.shown.includes(one))
      .map((one) => ({
        id: one,
        label: partName(t, one),
        onPress: () => {
          added.current = one;
          parts.add(one);
        },
      })),
  }));
  const left = offered.filter(({ actions }) => actions.length > 0);
  const isExhausted = left.length === 0;
  const remove = (id: PartId) => {
    parts.remove(id);
    // After the last available part, the button appears only with the next render.
    requestAnimationFrame(() => opener.current?.querySelector("button")?.focus());
  };
  return (
    <>
      {parts.shown.length > 0 && (
        <ul ref={list} aria-label={label} className="flex flex-col gap-3">
          {parts.shown.map((id) => (
            <PartCard key={id} id={id} name={partName(t, id)} onRemove={() => remove(id)}>
              <PartFields id={id} form={form} loyaltyId={loyaltyId} />
            </PartCard>
          ))}
        </ul>
      )}
      {/* Hidden rather than removed: the menu moves the focus only if it is still there when it has closed. */}
      <div ref={opener} hidden={isExhausted}>
        <Menu
          align="start"
          groups={left}
          finalFocus={() => focusAfter(list, added)}
          trigger={<Button icon={Plus}>{add}</Button>}
        />
      </div>
    </>
  );
}

/** Focuses the first control of the added part; else the menu's button. */
function focusAfter(list: RefObject<HTMLElement | null>, added: RefObject<PartId | null>): HTMLElement | true {
  const id = added.current;
  added.current = null;
  const card = id && list.current?.querySelector(`[data-part="${id}"]`);
  if (!card) return true;
  const control = "input:not([aria-hidden]):not([tabindex='-1']), button, [role=switch]";
  return card.querySelector<HTMLElement>(`[data-fields] :is(${control})`) ?? card.querySelector("button") ?? true;
}

/** Which parts are shown: those in use, those with an error, and those that the user has added. */
function useParts(form: CallForm<RuleValues>, groups: OptionalPartsProps["groups"]) {
  const currency = useSession()?.business?.currency ?? null;
  const { control, setValue, clearErrors } = form.control;
  const values = useWatch({ control }) as RuleValues; // Every field has an initial value.
  const { errors } = useFormState({ control });
  const [open, setOpen] = useState<readonly PartId[]>([]);
  const applying = groups.flatMap(({ parts }) => parts).filter((id) => applies(id, values));
  const inUse = applying.filter((id) => usedFields(id, values, currency).length > 0 || hasError(id, errors));
  // A part stays while its fields are emptied one by one, until it is removed.
  const missing = inUse.filter((id) => !open.includes(id));
  if (missing.length > 0) setOpen([...open, ...missing]);
  const fill = (part: Partial<RuleValues>) => {
    for (const [name, value] of Object.entries(part)) {
      setValue(name as keyof RuleValues, value as never, { shouldDirty: true, shouldTouch: true }); // A pair of the same part.
    }
  };
  return {
    applying,
    shown: open.filter((id) => applying.includes(id)),
    add(id: PartId) {
      setOpen([...open, id]);
      fill(initialOf(id));
    },
    remove(id: PartId) {
      setOpen(open.filter((one) => one !== id));
      // A rule that is stored for any currency stays one.
      const isForAny = form.control.formState.defaultValues?.currency === null;
      fill(emptied(id, isForAny ? null : currency));
      clearErrors([...fieldsOf(id)]);
    },
  };
}

const hasError = (id: PartId, errors: FieldErrors<RuleValues>) => fieldsOf(id).some((name) => errors[name]);

/** The name of a part with one field is the field's label. */
export function partName(t: RuleTexts, id: PartId): string {
  if (id in t.parts) return t.parts[id as keyof typeof t.parts]; // Looked up a line above.
  const [name] = fieldsOf(id);
  return t.fields[name as keyof typeof t.fields]; // A test names every part.
}

interface PartCardProps {
  id: PartId;
  name: string;
  onRemove: () => void;
  children: ReactNode;
}

function PartCard({ id, name, onRemove, children }: PartCardProps) {
  const { messages } = useUi();
  return (
    <li data-part={id} className="rounded-card border border-default bg-surface p-3 sm:p-4">
      <div className="inline-flex max-w-full items-stretch rounded-full bg-accent-soft text-table font-medium text-on-accent-soft">
        <span className="min-w-0 self-center py-1 ps-3 wrap-anywhere">{name}</span>
        <button
          type="button"
          aria-label={messages.remove(name)}
          onClick={onRemove}
          className="touch inline-flex min-w-7 shrink-0 items-center justify-center rounded-e-full ps-1 pe-2 hover:text-default"
        >
          <X aria-hidden className="size-3.5" />
        </button>
      </div>
      <div data-fields className="mt-3 flex flex-col gap-4 empty:hidden">
        {children}
      </div>
    </li>
  );
}
