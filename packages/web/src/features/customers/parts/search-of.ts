import type { customers } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { CARD_ACCESS, CUSTOMER_GENDERS } from "@patron/contract/enums";
import type { Search } from "#kit/address/address.ts";

/** In the address: customers without a category, or of unknown gender. */
export const none = "none";

/** The search of customers for the filters of the address; what is not a number or a choice there filters nothing. */
export function searchOf(chosen: Search): Omit<BodyOf<typeof customers.search>, "loyalty_id" | "search_text"> {
  const { category, gender, visited_pos } = chosen;
  return {
    ...(category ? { category_id: category === none ? null : category } : {}),
    access: CARD_ACCESS.find((one) => one === chosen.access) ?? null,
    ...(gender === none ? { gender: null } : {}),
    ...genderOf(gender),
    age_from: wholeOf(chosen.age_from),
    age_to: wholeOf(chosen.age_to),
    has_birth_date: chosen.has_birth_date ? chosen.has_birth_date === "true" : null,
    visits_from: wholeOf(chosen.visits_from),
    visits_to: wholeOf(chosen.visits_to),
    visited_from: chosen.visited_from ?? null,
    visited_to: chosen.visited_to ?? null,
    visited_pos_id: visited_pos ?? null,
  };
}

function genderOf(text: string | undefined) {
  const gender = CUSTOMER_GENDERS.find((one) => one === text);
  return gender ? { gender } : {};
}

function wholeOf(text: string | undefined): number | null {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
