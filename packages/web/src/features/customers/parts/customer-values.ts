import type { customers } from "@patron/contract";
import type { BodyOf, ReplyOf } from "@patron/contract/client";
import type { Language } from "@patron/contract/enums";

export type Customer = ReplyOf<typeof customers.get>;
export type Card = Customer["cards"][number];
type Change = Omit<BodyOf<typeof customers.change>, "user_id">;

/** What the form's fields hold; empty texts are empty, not null. */
export interface CustomerValues {
  first_name: string;
  middle_name: string;
  last_name: string;
  phone: string | null;
  email: string;
  external_id: string;
  birth_date: string | null;
  gender: string;
  language: string;
  country: string | null;
  city: string;
  tags: string;
  comment: string;
  blocked: boolean;
}

/** The choice that stands for nothing being known. */
export const unknown = "unknown";

export const blankCustomer: CustomerValues = {
  first_name: "",
  middle_name: "",
  last_name: "",
  phone: null,
  email: "",
  external_id: "",
  birth_date: null,
  gender: unknown,
  language: unknown,
  country: null,
  city: "",
  tags: "",
  comment: "",
  blocked: false,
};

export function customerValues(one: Customer): CustomerValues {
  const { profile } = one;
  return {
    first_name: profile?.first_name ?? "",
    middle_name: profile?.middle_name ?? "",
    last_name: profile?.last_name ?? "",
    phone: one.phone,
    email: one.email ?? "",
    external_id: one.external_id ?? "",
    birth_date: profile?.birth_date ?? null,
    gender: profile?.gender ?? unknown,
    language: profile?.language ?? unknown,
    country: profile?.country ?? null,
    city: profile?.city ?? "",
    tags: (profile?.tags ?? []).join(", "),
    comment: profile?.comment ?? "",
    blocked: one.blocked,
  };
}

/** What a change of some values says to the call. */
export function customerBody(changed: Partial<CustomerValues>): Change {
  const { email, external_id, gender, language, city, comment, tags, ...same } = changed;
  const known = (choice: string) => (choice === unknown ? null : choice);
  const orNull = (text: string) => text.trim() || null;
  return {
    ...same,
    ...(email === undefined ? {} : { email: orNull(email) }),
    ...(external_id === undefined ? {} : { external_id: orNull(external_id) }),
    ...(gender === undefined ? {} : { gender: known(gender) as Change["gender"] }), // One of the select's own values.
    ...(language === undefined ? {} : { language: known(language) as Language | null }), // Likewise.
    ...(city === undefined ? {} : { city: orNull(city) }),
    ...(comment === undefined ? {} : { comment: orNull(comment) }),
    ...(tags === undefined ? {} : { tags: tagsOf(tags) }),
  };
}

function tagsOf(text: string): string[] {
  return text
    .split(",")
    .map((tag) => tag.trim())
    .filter(Boolean);
}

const identities = ["phone", "email", "external_id"] as const;
/** The field that each refusal of a customer belongs to. */
export const refusedField = {
  "customer.id_invalid": "phone",
  "customer.id_missing": "phone",
  "birth_date.invalid": "birth_date",
  "country.unknown": "country",
  // Whoever was faster by a moment is told without a field.
  "conflict.duplicate": (_: unknown, { field }: Record<string, unknown>) =>
    identities.find((identity) => identity === field),
} as const;
