import { everyCall, platform } from "@patron/contract";
import { LEDGER_PROMISES } from "@patron/contract/enums";
import { roleMapping, scopeMapping } from "@patron/contract/kit";
import { implement } from "#kit/implement.ts";
import { countLedger } from "../../ledger/proof.ts";
import { listMail, reachesPhones } from "../mail/public.ts";
import { everyCountry, everyTimeZone } from "../reference/public.ts";
import { getLatestProof, listProofs } from "./nightly-queries.ts";
import { toListedProof, toProof } from "./proofs.ts";
import { proveAll } from "./prove.ts";
import { everyRoleIn } from "./roles.ts";

export const platformCalls = implement(platform, {
  params: ({ settings, isDirect }) => ({
    name: "Patron",
    version: "0.1.0",
    mail_configured: settings.mail !== undefined,
    mailbox: settings.mailbox && isDirect,
    sms_configured: reachesPhones(settings),
    map: settings.map ?? null,
    links: settings.links,
  }),
  countries: () => ({ items: everyCountry() }),
  timezones: ({ now }) => ({ items: everyTimeZone(now) }),
  roles: () => ({ items: everyRoleIn(everyCall) }),
  scopeMapping: () => ({ methods_access_scopes_allowed: scopeMapping(everyCall) }),
  roleMapping: () => ({ methods_restrictions: roleMapping(everyCall) }),
  proof: async ({ tenant, now }) => ({
    proved_dt: now.toISOString(),
    proved: await countLedger(tenant),
    promises: [...LEDGER_PROMISES],
    gaps: await proveAll(tenant, now),
  }),
  async proofs({ tenant }) {
    const rows = await tenant.many(listProofs(100));
    return { items: rows.map(toListedProof), latest: toProof(await tenant.maybe(getLatestProof())) };
  },
  live: ({ now }) => ({ now: now.toISOString(), changed: [] }),
  async mailbox({ settings, isDirect, tenant, fail }) {
    if (!settings.mailbox || !isDirect) return fail("mailbox.closed");
    const emails = await tenant.many(listMail());
    return { items: emails.map(({ created_dt, ...email }) => ({ ...email, created_dt: created_dt.toISOString() })) };
  },
});
