import { poster } from "@patron/contract";
import { implement } from "#kit/implement.ts";
import { readPage } from "#kit/records/paged.ts";
import { spanOf } from "#kit/span.ts";
import type { Tenant } from "#kit/tenant.ts";
import { addressOf, PosterFault } from "../../adapters/poster/poster.ts";
import { readBusiness } from "../business/public.ts";
import { changeDevice, type DeviceRow, getDevice, terminalRecord } from "../terminals/public.ts";
import { decide, returnTo } from "./change.ts";
import * as queries from "./queries.ts";
import { repeatSale } from "./read.ts";
import { posterOf, sealToken, storedOf, tokenOf, toReading, toStored } from "./settings.ts";
import { toSale } from "./views.ts";

export const posterCalls = implement(poster, {
  applications: terminalRecord.showing(async ({ id }, { tenant, settings }) => {
    const { account } = storedOf(await tenant.maybe(getDevice(id, "poster")));
    const base = addressOf(settings.posterUrl, account);
    return {
      items: settings.posterApplications.map((one) => {
        const query = { application_id: one.id, redirect_uri: returnTo(settings), response_type: "code" };
        return { id: one.id, title: one.title, authorize_url: `${base}/api/auth?${new URLSearchParams(query)}` };
      }),
    };
  }),

  settings: terminalRecord.showing(async ({ id, version }, { tenant }) => {
    const [row, till] = [await tenant.maybe(getDevice(id, "poster")), await tenant.maybe(queries.getTill(id))];
    return { ...toStored(row), ...toReading(till), version };
  }),

  async change(context) {
    const { tenant, settings, now, path } = context;
    let before: DeviceRow | undefined;
    const { version, ...changed } = await changeDevice(context, "poster", toStored, async (stored, terminal) => {
      before = stored;
      const { active, next, fresh, isWithout } = await decide(context, stored);
      const owner = { business_id: tenant.businessId, terminal_id: terminal.id };
      return {
        ...{ active, settings: JSON.stringify(next) },
        ...(fresh !== undefined ? { secret: sealToken(fresh, owner, settings) } : isWithout && { secret: null }),
      };
    });
    await follow(context, before, changed);
    const till = await tenant.maybe(queries.getTill(path.terminalId));
    if (changed.active)
      await tenant.job("poster.read", { business_id: tenant.businessId, terminal_id: path.terminalId }, now);
    return { ...changed, ...toReading(till), version };
  },

  spots: terminalRecord.showing(async ({ id }, { tenant, settings, fail }) => {
    const row = await tenant.maybe(getDevice(id, "poster"));
    const account = posterOf(row, settings);
    const fields = [
      ...(storedOf(row).account === "" ? ["account"] : []),
      ...(tokenOf(row, settings) === undefined ? ["access_token"] : []),
    ];
    if (!account) throw fail("poster.incomplete", { fields });
    try {
      return { items: await account.spots(), problem: null, error_text: null };
    } catch (error) {
      if (!(error instanceof PosterFault)) throw error;
      return { items: [], problem: error.problem, error_text: error.said };
    }
  }),

  async list({ query: { date_from, date_to, ...query }, page, tenant }) {
    const { time_zone } = await readBusiness(tenant);
    const filter = { ...query, ...spanOf({ date_from, date_to }, time_zone) };
    return readPage({ tenant, page }, queries.listSales(filter, page), (rows) => rows.map(toSale));
  },

  async repeat({ path: { posterSaleId: id }, tenant, now, fail, changed }) {
    const row = await tenant.maybe(queries.getSale(id));
    if (!row) return fail("poster_sale.not_found");
    if (!(await repeatSale(tenant, id, now))) return fail("poster_sale.done");
    const after = toSale(await tenant.one(queries.getSale(id)));
    changed({ entityType: "poster_sale", id, before: toSale(row), after });
    return after;
  },
});

type Shown = ReturnType<typeof toStored>;
interface Following {
  tenant: Tenant;
  now: Date;
  path: { terminalId: string };
}

/** Reads from now on what a till has begun to stand for, and nothing more of what it does not. */
async function follow({ tenant, now, path }: Following, before: DeviceRow | undefined, after: Shown) {
  const was = toStored(before);
  const names = ["active", "account", "spot_id", "register_id"] as const;
  const isOther = names.some((name) => was[name] !== after[name]);
  const anew = { since_dt: now, read_dt: null, swept_dt: null };
  const reading = { due_dt: after.active ? now : null, claimed_dt: null, failures: 0, problem: null, error_text: null };
  if (!after.active && !before) return;
  await tenant.run(queries.saveTill(path.terminalId, now, { ...(after.active && isOther && anew), ...reading }));
}
