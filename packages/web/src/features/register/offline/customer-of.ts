import type { Customer, Draft, NamedCustomer } from "../draft.ts";

/** The customer of a cart, as the server finds them when its sale arrives; null without one. */
export function buyerOf({ customer, named }: Pick<Draft, "customer" | "named">): NamedCustomer | null {
  return customer ? customerOf(customer) : named;
}

/** How the server finds a customer again when the sale arrives; null if it cannot. */
export function customerOf({ phone, email }: Pick<Customer, "phone" | "email">): NamedCustomer | null {
  if (phone !== null) return { user_id_value: phone, user_id_type: "phone" };
  return email === null ? null : { user_id_value: email, user_id_type: "email" };
}

/** Whether a text is the one-time code of a customer's page as its QR code has it; a till that takes nothing but such codes reads digits as one. */
export function isOnceCode({ user_id_value, user_id_type }: NamedCustomer): boolean {
  const isDigits = user_id_type === "app-qr" && /^\d{3}[\s-]?\d{3}$/.test(user_id_value);
  return isDigits || user_id_value.startsWith("patron-code:");
}
