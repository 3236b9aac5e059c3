import { customerChats } from "@patron/contract";
import type { Failure } from "@patron/contract/kit";
import type { Settings } from "#kit/env.ts";
import { implement } from "#kit/implement.ts";
import type { Tenant } from "#kit/tenant.ts";
import { getProvider } from "../provider-queries.ts";
import { linkCode } from "./link.ts";
import * as queries from "./queries.ts";

interface Shown {
  path: { userId: string };
  tenant: Tenant;
  now: Date;
  settings: Settings;
  fail(code: "customer.not_found"): Failure;
}
async function show({ path, tenant, now, settings, fail }: Shown) {
  const customer = await tenant.maybe(queries.getChat(path.userId));
  if (!customer) throw fail("customer.not_found");
  const bot = await tenant.maybe(getProvider("incust-chatbot"));
  const linked = customer.chat_id !== null;
  if (!bot?.active) return { linked, link: null, expires_dt: null };
  const { code, expires } = linkCode(customer, now, settings);
  const name = encodeURIComponent(bot.sender.replace(/^@/, ""));
  return { linked, link: `https://t.me/${name}?start=${code}`, expires_dt: expires.toISOString() };
}

export const customerChatCalls = implement(customerChats, {
  get: show,

  async remove(context) {
    const { path, tenant, fail, changed } = context;
    const customer = await tenant.maybe(queries.lockChat(path.userId));
    if (!customer) return fail("customer.not_found");
    const linked = customer.chat_id !== null;
    await tenant.run(queries.saveChat(customer.id, null));
    changed({ entityType: "customer", id: customer.id, before: { linked }, after: { linked: false } });
    return show(context);
  },
});
