import { createContext, useContext, useId, useLayoutEffect } from "react";

/** What a field tells the control inside. */
export interface FieldState {
  /** Of the label. In a group of controls, each has its own. */
  labelId?: string;
  /** Of the hint or the error. */
  noteId?: string;
  invalid: boolean;
  disabled: boolean;
  /** Says which control the label is for; the returned function takes that back. */
  register?: (controlId: string) => () => void;
}

export const FieldContext = createContext<FieldState>({ invalid: false, disabled: false });

/** The attributes that connect a control with its field, for the element that takes the focus, and whether one of them is disabled. */
export function useFieldControl(given: { id?: string; disabled?: boolean }) {
  const { labelId, noteId, invalid, disabled, register } = useContext(FieldContext);
  const ownId = useId();
  const id = given.id ?? (register && ownId);
  useLayoutEffect(() => (id === undefined ? undefined : register?.(id)), [register, id]);
  return {
    disabled: disabled || given.disabled === true,
    attributes: {
      id,
      "aria-labelledby": labelId,
      "aria-describedby": noteId,
      "aria-invalid": invalid || undefined,
      "data-invalid": invalid ? "" : undefined,
    },
  };
}
