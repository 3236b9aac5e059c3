import type { Settings } from "#kit/env.ts";
import type { Tenant } from "#kit/tenant.ts";
import { passLink } from "../customers/public.ts";
import { fill } from "../message-templates/public.ts";
import { listPassCards } from "./queries.ts";

interface Written {
  text: string;
  customer_id: string | null;
  loyalty_id: string | null;
}
interface Around {
  businessId: string;
  settings: Settings;
}

/** Fills in the links to wallet passes that texts name; nothing where the customer gets no pass. One statement, none if no text names one. */
export async function withPassLinks<M extends Written>(
  tenant: Tenant,
  messages: readonly M[],
  { businessId, settings }: Around,
): Promise<M[]> {
  const namesLink = ({ text }: Written) => text.includes("{wallet_link}");
  const customers = [...new Set(messages.filter(namesLink).flatMap(({ customer_id }) => customer_id ?? []))];
  const cards = customers.length > 0 ? await tenant.many(listPassCards(customers)) : [];
  return messages.map((message) => {
    if (!namesLink(message)) return message;
    const { customer_id, loyalty_id } = message;
    const card = cards.find((one) => one.customer_id === customer_id && one.loyalty_id === loyalty_id);
    const wallet_link = card ? passLink({ businessId, cardId: card.id }, settings) : "";
    return { ...message, text: fill(message.text, { wallet_link }) };
  });
}
