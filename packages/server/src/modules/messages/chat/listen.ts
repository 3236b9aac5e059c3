import type { Services } from "#kit/http/answer.ts";
import { inBusiness } from "#kit/jobs/businesses.ts";
import type { Tenant } from "#kit/tenant.ts";
import { telegramBot } from "../../../adapters/messages/telegram.ts";
import { openSecret } from "../channel.ts";
import { hookSecret, incomingUrl } from "../incoming/address.ts";
import { noteFailure } from "../notifications.ts";
import { getProvider } from "../provider-queries.ts";

/** Adds the job that tells Telegram where the business hears what happens in its chats. */
export const requestListening = (tenant: Tenant) =>
  tenant.job("messages.listen", { business_id: tenant.businessId }, null, `listen ${tenant.businessId}`);

/** Tells Telegram where to deliver. What it refuses is shown with the settings; a service that is away is asked again. */
export async function listen(
  services: Pick<Services, "pool" | "settings" | "clock">,
  businessId: string,
): Promise<void> {
  const { pool, settings, clock } = services;
  const type = "incust-chatbot";
  const row = await inBusiness(pool, businessId, "read only", (tenant) => tenant.maybe(getProvider(type)));
  if (row?.kind !== "telegram" || !row.active || !row.secret) return;
  const bot = telegramBot(openSecret(row, settings), settings.messageServices.telegram);
  const url = incomingUrl("telegram", businessId, settings) ?? "";
  const outcome = await bot.listen(url, hookSecret(businessId, settings));
  if (outcome.state === "sent") return;
  const { problem, text } = outcome;
  if (problem === "unreachable" || problem === "provider-failed") throw new Error(`Telegram did not listen: ${text}`);
  // What it refuses is the address or the token, and never a text.
  const own = problem === "credentials-refused" ? problem : "provider-failed";
  await inBusiness(pool, businessId, "read write", (tenant) =>
    noteFailure(tenant, { type, problem: own, text }, clock.now()),
  );
}
