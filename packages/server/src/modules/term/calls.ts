import { term } from "@patron/contract";
import { REFUSED_DUTIES } from "@patron/contract/enums";
import { implement, readsFirst } from "#kit/implement.ts";
import { passwordDecoy, passwordMatches } from "#kit/password.ts";
import { hashToken, newToken } from "#kit/secret.ts";
import { personOf, terminalOf } from "#kit/who.ts";
import { readPaying, sendPin } from "../account-payments/public.ts";
import { joinProgramme } from "../customers/public.ts";
import { identify } from "../identification/public.ts";
import { receiptPage } from "../receipts/public.ts";
import { joinByCode } from "../referrals/public.ts";
import { allowReturn, refundsSaleOf } from "../refunds/public.ts";
import * as selling from "../selling/public.ts";
import { noteStatus } from "../terminals/public.ts";
import * as transactions from "../transactions/public.ts";
import { readAssortment } from "./assortment.ts";
import { readTermCustomer, refuseIdentity } from "./customer.ts";
import { openTerminalSession, readFacts, sessionMs } from "./entering.ts";
import { readNamed } from "./named.ts";
import * as queries from "./queries.ts";
import { staffHandlers } from "./staff.ts";

const handOffSeconds = 120;
const reserveSeconds = 86_400;
/** An open register loads its items every minute. */
const inUseMs = 5 * 60_000;

export const termCalls = implement(term, {
  ...staffHandlers,

  async token({ body, tenant, now, fail }) {
    const login = await tenant.maybe(queries.getLogin(body.login));
    if (login) await tenant.enter(login.business_id);
    const secret = login && (await tenant.maybe(queries.getSecret(login.terminal_id)));
    const right = await (secret?.password_hash
      ? passwordMatches(body.password, secret.password_hash)
      : passwordDecoy(body.password));
    // One response for an unknown login, a wrong password and an inactive terminal.
    return login && right && secret?.active
      ? openTerminalSession(tenant, login.terminal_id, null, now)
      : fail("terminal.refused");
  },

  async openTill({ path, tenant, who, now, fail }) {
    const terminal = await tenant.maybe(queries.getActiveTerminal(path.terminalId));
    if (!terminal) return fail("terminal.not_found");
    const { businessId, personId } = personOf(who);
    const token = newToken();
    const expires = new Date(now.getTime() + handOffSeconds * 1000);
    const row = { business_id: businessId, terminal_id: terminal.id, kind: "hand-off" as const, person_id: personId };
    await tenant.run(queries.addToken({ ...row, token_hash: hashToken(token), created_dt: now, expires_dt: expires }));
    return { hand_off: token, expires_dt: expires.toISOString() };
  },

  async tillsInUse({ tenant, now }) {
    const before = (ms: number) => new Date(now.getTime() - ms);
    const rows = await tenant.many(queries.listUsedSessions(before(sessionMs), before(inUseMs)));
    return {
      items: rows.map(({ terminal_id, first_name, last_name, opened_dt }) => ({
        terminal_id,
        opened_by: first_name === null ? null : shortName(first_name, last_name ?? ""),
        opened_dt: opened_dt.toISOString(),
      })),
    };
  },

  async handOff({ body, tenant, now, fail }) {
    const taken = await tenant.maybe(queries.takeHandOff(hashToken(body.hand_off), now));
    if (!taken) return fail("hand_off.not_found");
    await tenant.enter(taken.business_id);
    return openTerminalSession(tenant, taken.terminal_id, taken.person_id, now);
  },

  async signOut({ tenant, who, now }) {
    const terminal = terminalOf(who);
    // Afterwards it cannot report any more.
    await noteStatus(tenant, terminal, { state: "terminal-sign-in-awaiting" }, now);
    await tenant.run(queries.endSeller(terminal.tokenHash));
    await tenant.run(queries.endSession(terminal.tokenHash, now));
    return { done: true };
  },

  facts: ({ tenant, who }) => readFacts(tenant, terminalOf(who).terminalId),

  async goods({ tenant, who, now }) {
    const site = await selling.readSite(tenant, terminalOf(who).terminalId);
    return readAssortment(tenant, site, now);
  },

  async rules({ tenant, who }) {
    const site = await selling.readSite(tenant, terminalOf(who).terminalId);
    // Where staff choose none, none are offered.
    if (REFUSED_DUTIES[site.terminal_type].includes("manual-rules")) return { items: [] };
    return { items: await tenant.many(queries.listManualRules(site.loyalty_id)) };
  },

  async customer({ query, tenant, who, now, settings, fail }) {
    const site = await selling.readSite(tenant, terminalOf(who).terminalId);
    const named = { user_id_value: query.user_id_value ?? "", user_id_type: query.user_id_type };
    const customer = await identify({ tenant, site, settings, now }, named, false);
    return (customer && (await readTermCustomer(tenant, site, customer.id, now))) ?? fail("customer.not_found");
  },

  async addCustomer({ body, tenant, who, now, fail, changed }) {
    await selling.refuseDuty(tenant, terminalOf(who).terminalId, "add-customers");
    const site = await selling.readSite(tenant, terminalOf(who).terminalId);
    if (!site.loyalty_active) return fail("loyalty.inactive");
    refuseIdentity(site, body, site.loyalty_country);
    const { referral_code, ...person } = body;
    const customer_id = referral_code
      ? await joinByCode({ tenant, who, now }, site.loyalty_id, person, referral_code)
      : (await joinProgramme(tenant, site.loyalty_id, person, now)).customer_id;
    changed({ entityType: "customer", id: customer_id, after: body });
    return (await readTermCustomer(tenant, site, customer_id, now)) ?? fail("customer.id_invalid");
  },

  async accountPin({ body, tenant, who, now, fail, changed }) {
    const { terminalId } = terminalOf(who);
    await selling.refuseDuty(tenant, terminalId, "sell");
    const site = await selling.readSite(tenant, terminalId);
    const customer = await tenant.maybe(selling.getSaleCustomer(site.loyalty_id, body.customer_id));
    if (!customer) return fail("customer.not_found");
    if (customer.blocked) return fail("customer.blocked");
    const paying = await readPaying(tenant, body.special_account_id, customer, site);
    const sent = await sendPin(
      { tenant, now, terminalId, posIn: (language) => selling.posNameIn(site, language), loyaltyId: site.loyalty_id },
      customer.id,
      paying,
    );
    changed({ entityType: "customer_account", id: paying.id });
    return sent;
  },

  process: readsFirst<typeof term.process>(async (context) => {
    const { request } = await readNamed(context, context.body, false);
    const { check, prepared } = await selling.processCheck(saleOf(context), request);
    return { check: transactions.toCheck(check, prepared.goods) };
  }),

  sale: readsFirst<typeof term.sale>(async (context) => {
    const { request, ...codes } = await readNamed(context, context.body, true);
    const { id, transaction, check } = await selling.sellCheck({ ...saleOf(context), ...codes }, request);
    context.changed({ entityType: "transaction", id, after: { status: "success" } });
    return { transaction, check };
  }),

  reserve: readsFirst<typeof term.reserve>(async (context) => {
    const { expires_in_seconds = reserveSeconds, ...body } = context.body;
    await selling.refuseDuty(context.tenant, terminalOf(context.who).terminalId, "reserve");
    const { request, ...codes } = await readNamed(context, body, true);
    const { id, check } = await selling.reserveCheck({ ...saleOf(context), ...codes }, request, expires_in_seconds);
    context.changed({ entityType: "transaction", id, after: { status: "authorized" } });
    return { transaction: await transactions.readStored(context.tenant, id), check };
  }),

  async finalize({ body, tenant, who, now, changed }) {
    await selling.refuseDuty(tenant, terminalOf(who).terminalId, "sell");
    const row = await selling.lockReserved(tenant, body.transaction_id, now, terminalOf(who).terminalId);
    const lines = (body.items ?? []).map(({ line_id, quantity, stated_amount }) => ({
      id: line_id,
      quantity,
      stated_amount,
    }));
    const finals = { lines, payments: selling.paymentsOf(body.payments) };
    await selling.finalizeReserved(tenant, row, finals, { who, now, changed });
    changed({ entityType: "transaction", id: row.id, before: { status: row.status }, after: { status: "success" } });
    return doneOf(tenant, row.id);
  },

  async cancel({ body, tenant, who, now, settings, fail, changed }) {
    const row = await selling.lockOwn(tenant, body.transaction_id, terminalOf(who).terminalId);
    // One that is only held is let go by whatever holds it.
    if (row.status !== "authorized") await selling.refuseDuty(tenant, terminalOf(who).terminalId, "take-back");
    const steward = await allowReturn({ tenant, who, now, settings }, row, body.steward_code);
    await selling.cancelTransaction(tenant, row, { who, now, reason: body.reason ?? null, changed });
    const after = { status: "canceled", ...(steward && { sc_terminal: steward.title, sc_code: steward.code }) };
    changed({ entityType: "transaction", id: row.id, before: { status: row.status }, after });
    const transaction = await transactions.readTransaction(tenant, row.id);
    return transaction ? { transaction } : fail("transaction.not_found");
  },

  async check({ path, tenant, who, settings, fail }) {
    const [done, returned] = await Promise.all([
      transactions.readDone(tenant, path.transactionId),
      transactions.readReturned(tenant, path.transactionId),
    ]);
    return done && (await refundsSaleOf(tenant, done.transaction, terminalOf(who).terminalId))
      ? { ...done, returned, receipt_url: transactions.receiptUrl(tenant, path.transactionId, settings) }
      : fail("transaction.not_found");
  },

  async receipt({ path, tenant, who, settings, fail }) {
    const { terminalId } = terminalOf(who);
    const { language, application } = await selling.readSite(tenant, terminalId);
    const printed = { kind: "receipt", template: application.receipt_template, language } as const;
    const url = transactions.receiptUrl(tenant, path.transactionId, settings);
    const own = { ...printed, terminalId, url, copies: application.receipt_copies };
    return (await receiptPage(tenant, path.transactionId, own)) ?? fail("transaction.not_found");
  },

  async latest({ tenant, who }) {
    return { items: await transactions.readTerminalChecks(tenant, terminalOf(who).terminalId) };
  },
});

async function doneOf(tenant: selling.Sale["tenant"], id: string) {
  const done = await transactions.readDone(tenant, id);
  if (!done) throw new Error("A sale has its check.");
  return done;
}

/** The sale context of a terminal's call. */
function saleOf({ tenant, who, now, changed }: Omit<selling.Sale, "terminalId">): selling.Sale {
  return { tenant, who, terminalId: terminalOf(who).terminalId, now, changed };
}

/** A first name and an initial: enough to know a colleague by. */
function shortName(first: string, last: string): string {
  return last ? `${first} ${[...last][0]}.` : first;
}
