import type { Language, MessageChannel, MessageType } from "@patron/contract/enums";
import type { Tenant } from "#kit/tenant.ts";
import { type Notice, notifyEach, readTemplates } from "../message-templates/public.ts";
import { listToldCategories } from "./notice-queries.ts";
import { toCategorySettings } from "./views.ts";

const events = ["category-raised", "category-lowered"] as const;

interface Moved {
  loyaltyId: string;
  customerId: string;
  from: string | null;
  to: string | null;
  /** At night, when nobody is told. */
  nightly: boolean;
}
/** Tells customers of one programme about their new categories. Whoever has none any more is told nothing. */
export async function tellOfCategories(tenant: Tenant, changes: readonly Moved[], now: Date): Promise<void> {
  const [first] = changes;
  if (!first) return;
  const { loyaltyId } = first;
  const { active } = await readTemplates(tenant, loyaltyId);
  if (!events.some((event) => active.has(event))) return;
  const categories = await readTold(tenant, loyaltyId);
  const told = changes.flatMap(({ customerId, from, to, nightly: waits }) => {
    const notice = noticeOf(categories, from, to);
    return notice ? [{ customerId, notice: { ...notice, waits } }] : [];
  });
  await notifyEach(tenant, loyaltyId, told, now);
}

/** The categories with their settings. Settings only. */
const readTold = (tenant: Tenant, loyaltyId: string) =>
  tenant.settled(`told categories ${loyaltyId}`, () => tenant.many(listToldCategories(loyaltyId)));

/** What a customer is told: a category above the former one is a raise, as the first one is. */
function noticeOf(
  categories: Awaited<ReturnType<typeof readTold>>,
  from: string | null,
  to: string | null,
): Notice | undefined {
  const rank = categories.findIndex(({ id }) => id === to);
  const category = categories[rank];
  if (!category) return undefined;
  const isRaise = rank > categories.findIndex(({ id }) => id === from);
  const { settings, notify_on_assign, title } = category;
  const { notify_raise, notify_lower, notification_channel } = settingsOf(settings);
  if (!(isRaise ? notify_raise : notify_lower)) return undefined;
  const names = category.public_title as Partial<Record<Language, string>>; // Texts by language.
  const benefits = category.public_description as typeof names; // The same.
  const own = notify_on_assign.length > 0 ? notify_on_assign : notification_channel ? [notification_channel] : [];
  return {
    event: isRaise ? "category-raised" : "category-lowered",
    values: (language) => ({ category_title: names[language] || title, category_benefits: benefits[language] ?? "" }),
    ...(own.length > 0 && { channels: own.flatMap((one) => typesOf[one as MessageChannel]) }), // Only these are stored.
  };
}

const settingsOf = (body: unknown) =>
  toCategorySettings(body === null ? undefined : { body, modified_dt: new Date(0), version: 1 });

/** The types of messages behind the channels of category settings. Smart: a push, and an SMS where it does not arrive. */
const typesOf: Readonly<Record<MessageChannel, readonly MessageType[]>> = {
  push: ["push"],
  sms: ["sms"],
  viber: ["viber"],
  email: ["email"],
  smart: ["push", "sms"],
};
