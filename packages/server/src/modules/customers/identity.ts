import type { UserIdType } from "@patron/contract/enums";
import { isEmail } from "@patron/contract/kit";
import { readPhone } from "#kit/phone.ts";

/** A customer's identity in a request; without a type it is guessed from the value. */
export interface Identity {
  user_id_value: string;
  user_id_type?: UserIdType | undefined;
}
export interface KnownIdentity {
  type: UserIdType;
  /** The stored form: a telephone number in E.164; a trimmed e-mail address or external id. */
  value: string;
}

/** Reads a customer's identity; undefined if malformed. A telephone number without a prefix is read as the country's. */
export function readIdentity({ user_id_value, user_id_type }: Identity, country: string): KnownIdentity | undefined {
  const text = user_id_value.trim();
  const type = user_id_type ?? guessed(text, country);
  switch (type) {
    case "phone": {
      const value = readPhone(text, country);
      return value ? { type, value } : undefined;
    }
    case "email":
      return isEmail(text) ? { type, value: text } : undefined;
    case "external-id":
      return text !== "" && text.length <= 100 ? { type, value: text } : undefined;
  }
}

function guessed(text: string, country: string): UserIdType {
  if (text.includes("@")) return "email";
  return readPhone(text, country) ? "phone" : "external-id";
}

/** The column of an identity. */
export function identityColumn({
  type,
  value,
}: KnownIdentity): Partial<Record<"phone" | "email" | "external_id", string>> {
  return { [type === "external-id" ? "external_id" : type]: value };
}
