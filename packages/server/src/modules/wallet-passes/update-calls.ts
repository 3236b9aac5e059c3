import { passUpdates } from "@patron/contract";
import type { Failure } from "@patron/contract/kit";
import type { Settings } from "#kit/env.ts";
import { implement } from "#kit/implement.ts";
import type { Tenant } from "#kit/tenant.ts";
import { applePass } from "./apple-pass.ts";
import { readCard, readKeptCard } from "./card.ts";
import { reportOf } from "./device-log.ts";
import { getCertificate } from "./queries.ts";
import { isOfPass, type Service, serviceOf } from "./update-link.ts";
import * as queries from "./update-queries.ts";
import { digestOfCard } from "./updates.ts";

interface Reached {
  path: { service: string; passType?: string };
  tenant: Tenant;
  settings: Settings;
  fail(code: "wallet_pass.not_found"): Failure;
}
/** The programme of an address, in whose business the transaction works from here on. */
async function enter({ path, tenant, settings, fail }: Reached): Promise<Service> {
  const service = serviceOf(path.service, settings);
  if (!service) throw fail("wallet_pass.not_found");
  await tenant.enter(service.businessId);
  if (path.passType === undefined) return service;
  const certificate = await tenant.maybe(getCertificate(service.loyaltyId));
  if (certificate?.pass_type_identifier !== path.passType) throw fail("wallet_pass.not_found");
  return service;
}

interface OfPass extends Reached {
  path: { service: string; passType: string; serial: string };
  received: { header(name: string): string };
  fail(code: "wallet_pass.not_found" | "wallet_pass.token_wrong"): Failure;
}
/** The same for a phone that shows the token of a pass. */
async function enterPass(context: OfPass): Promise<Service> {
  const { path, received, settings, fail } = context;
  const service = await enter(context);
  const isAllowed = isOfPass(received.header("authorization"), service.businessId, path.serial, settings);
  if (!isAllowed) throw fail("wallet_pass.token_wrong");
  return service;
}

const pushToken = /^[0-9A-Za-z]{1,200}$/;

export const passUpdateCalls = implement(passUpdates, {
  async register(context) {
    const { path, body, tenant, now, sends, fail } = context;
    await enterPass(context);
    const read = await readCard(tenant, path.serial, now);
    if (!read || !pushToken.test(body.pushToken)) return fail("wallet_pass.not_found");
    const { seen } = await tenant.one(queries.getVersions(path.serial));
    await tenant.run(queries.addPass(path.serial, seen, digestOfCard(read), now));
    const { changed_dt: told_dt } = await tenant.one(queries.getPass(path.serial));
    const phone = { device: path.device, card_id: path.serial, push_token: body.pushToken, told_dt };
    const { is_new } = await tenant.one(queries.addPhone(phone));
    if (is_new) sends.status = 201;
    return {};
  },

  async unregister(context) {
    const { path, tenant } = context;
    await enterPass(context);
    await tenant.run(queries.removePhone(path.device, path.serial));
    return {};
  },

  async changed(context) {
    const { path, query, tenant, sends } = context;
    const { loyaltyId } = await enter(context);
    const since = new Date(Number(query.passesUpdatedSince ?? 0) || 0);
    const rows = await tenant.many(queries.listChanged(path.device, loyaltyId, since));
    if (rows.length === 0) sends.status = 204;
    const last = rows.at(-1)?.changed_dt ?? since;
    return { serialNumbers: rows.map(({ card_id }) => card_id), lastUpdated: String(last.getTime()) };
  },

  async latest(context) {
    const { path, tenant, now, received, sends, fail } = context;
    await enterPass(context);
    const read = await readKeptCard(tenant, path.serial, now);
    if (!read) return fail("wallet_pass.not_found");
    const pass = await tenant.maybe(queries.getPass(path.serial));
    // The header has whole seconds.
    const modified = pass && new Date(Math.floor(pass.changed_dt.getTime() / 1000) * 1000);
    if (modified) sends.modified = modified;
    const known = Date.parse(received.header("if-modified-since"));
    if (modified && known >= modified.getTime()) {
      sends.status = 304;
      return new Uint8Array();
    }
    return (await applePass(read, context)) ?? fail("wallet_pass.not_found");
  },

  async log(context) {
    const { businessId, loyaltyId } = await enter(context);
    const report = reportOf(context.body.logs);
    if (report.logs.length > 0) {
      context.report({ businessId, loyaltyId, ...report }, "Apple Wallet reports faults of passes.");
    }
    return {};
  },
});
