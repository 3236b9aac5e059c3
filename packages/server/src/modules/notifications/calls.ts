import { messages, notifications, platform } from "@patron/contract";
import type { StatusWarning } from "@patron/contract/enums";
import { mayCall } from "#kit/http/guard.ts";
import { type Context, implement } from "#kit/implement.ts";
import { readPage } from "#kit/records/paged.ts";
import { personOf } from "#kit/who.ts";
import * as queries from "./queries.ts";
import { ofBusiness, ofTerminal } from "./settings.ts";
import { toNotification } from "./views.ts";

type Asking = Pick<Context<typeof notifications.status>, "tenant" | "who" | "settings">;

/** What a person has not read, and what needs attention that they may look at. */
async function readStatus({ tenant, who, settings }: Asking) {
  const person = personOf(who);
  const [{ unread }, troubles] = await Promise.all([
    tenant.one(queries.countUnread(person.personId)),
    tenant.one(queries.getTroubles()),
  ]);
  const warnings: StatusWarning[] = [
    ...(settings.mail === undefined && person.access === "owner" ? (["mail-not-configured"] as const) : []),
    ...(troubles.provider_failing && mayCall(messages.providers, person) ? (["provider-failing"] as const) : []),
    ...(troubles.ledger_difference && mayCall(platform.proofs, person) ? (["ledger-difference"] as const) : []),
  ];
  const messages_unread = mayCall(messages.list, person) ? troubles.messages_unread : 0;
  return { notifications_unread: unread, messages_unread, warnings, fiscal_used: troubles.fiscal_used };
}

export const notificationCalls = implement(notifications, {
  settings: ofBusiness.show,
  changeSettings: ofBusiness.change,
  terminalSettings: ofTerminal.show,
  changeTerminalSettings: ofTerminal.change,

  status: readStatus,

  async list({ query, page, tenant, who }) {
    const { personId } = personOf(who);
    const language = query.language ?? (await tenant.one(queries.getLanguage(personId))).language;
    return readPage({ tenant, page }, queries.listOfPerson(personId, query), (rows) =>
      rows.map((row) => toNotification(row, language)),
    );
  },

  async get({ path, query, tenant, who, fail }) {
    const { personId } = personOf(who);
    const row = await tenant.maybe(queries.getOfPerson(personId, path.notificationId));
    if (!row) return fail("notification.not_found");
    return toNotification(row, query.language ?? (await tenant.one(queries.getLanguage(personId))).language);
  },

  async read(context) {
    const { body, tenant, who, now } = context;
    const read = await tenant.run(queries.markRead(personOf(who).personId, body.ids, now));
    // Their other windows show it too.
    if (read > 0) tenant.announce("notification");
    return readStatus(context);
  },
});
