import { terminals } from "@patron/contract";
import { hashPassword } from "#kit/password.ts";
import { recordOf } from "#kit/records/record.ts";
import { personOf } from "#kit/who.ts";
import * as queries from "./queries.ts";
import { checkStand, takeLogin, toleranceColumn } from "./rules.ts";
import { toTerminal } from "./views.ts";

/** How a terminal is read, added and changed. */
export const record = recordOf(terminals, {
  entityType: "terminal",
  table: "terminal",
  id: "terminalId",
  missing: "terminal.not_found",
  read: queries.getTerminal,
  lock: queries.lockTerminal,
  present: toTerminal,

  async add({ body, tenant, fail }) {
    const { pos_id, title, currency, price_group_id = null, phone } = body;
    const stand = await checkStand(tenant, { pos_id, currency, price_group_id, phone });
    if (typeof stand === "string") return fail(stand);
    const columns = { ...queries.terminalColumns(body), ...toleranceColumn(body.line_tolerance, currency) };
    const language = body.language ?? stand.language;
    return { ...columns, ...(await secretOf(body)), pos_id, title, currency, language, phone: stand.phone };
  },

  async change({ body, tenant, now, fail }, row) {
    const { pos_id, currency, price_group_id } = { ...row, ...body };
    // A till's checks, shifts and prices all count in its currency.
    if (currency !== row.currency && (row.has_sold || row.has_shifts)) return fail("terminal.currency_locked");
    const stand = await checkStand(tenant, { pos_id, currency, price_group_id, phone: body.phone });
    if (typeof stand === "string") return fail(stand);
    if (stand.loyaltyId !== row.loyalty_id) {
      await tenant.seeAll();
      if ((await tenant.one(queries.isNamed(row.id))).named) return fail("terminal.named_in_programme");
    }
    if (body.password !== undefined) await tenant.run(queries.endTokens(row.id, "session", now));
    const phone = stand.phone === undefined ? {} : { phone: stand.phone };
    const columns = { ...queries.terminalColumns(body), ...toleranceColumn(body.line_tolerance, currency) };
    return { ...columns, ...phone, ...(await secretOf(body)) };
  },

  async saved({ body, tenant, who, fail }, id) {
    if (body.login === undefined) return undefined;
    const { businessId } = personOf(who);
    return (await takeLogin(tenant, { id, businessId }, body.login)) ? undefined : fail("terminal.login_taken");
  },
});

const secretOf = async ({ password }: { password?: string }) =>
  password === undefined ? {} : { password_hash: await hashPassword(password) };
