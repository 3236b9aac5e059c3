import type { terminals } from "@patron/contract";
import type { BodyOf, ReplyOf } from "@patron/contract/client";
import type { Language } from "@patron/contract/enums";

export type Terminal = ReplyOf<typeof terminals.get>;

export interface TerminalValues {
  title: string;
  pos_id: string;
  terminal_type: Terminal["terminal_type"];
  language: Language;
  currency: string;
  price_group_id: string | null;
  display_active: boolean;
  display_type: Terminal["display_type"];
  staff_auth_required: boolean;
  line_tolerance: string | null;
  phone: string | null;
  active: boolean;
}

export function blankTerminal(
  posId: string | undefined,
  currency: string | undefined,
  language: Language,
): TerminalValues {
  return {
    title: "",
    pos_id: posId ?? "",
    terminal_type: "register",
    language,
    currency: currency ?? "",
    price_group_id: null,
    display_active: false,
    display_type: "customer-identity",
    staff_auth_required: false,
    line_tolerance: null,
    phone: null,
    active: true,
  };
}

export function terminalValues(one: Terminal): TerminalValues {
  const { title, terminal_type, language, currency, display_active, display_type } = one;
  const { staff_auth_required, line_tolerance, phone, active } = one;
  return {
    ...{ title, terminal_type, language, currency, display_active, display_type },
    ...{ staff_auth_required, line_tolerance, phone, active },
    pos_id: one.pos.id,
    price_group_id: one.price_group?.id ?? null,
  };
}

/** What a change of some values says to the call; fields and body have the same names here. */
export function terminalBody(changed: Partial<TerminalValues>): Partial<BodyOf<typeof terminals.add>> {
  return changed;
}
