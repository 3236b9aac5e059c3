import { Failure } from "@patron/contract/kit";
import { CommittedFailure } from "#kit/committed-failure.ts";
import type { Settings } from "#kit/env.ts";
import type { Tenant } from "#kit/tenant.ts";
import type { Application } from "../terminals/public.ts";
import { digitsOf, drawCode, hashOf, refuseGuessing } from "./codes.ts";
import * as queries from "./queries.ts";

/** A waiter walks to the register with it. */
const lifeSeconds = 300;

/** The terminal of a steward for whom a register books, and the code that said so. */
export interface Steward {
  id: string;
  title: string;
  code: string;
}
interface Asking {
  tenant: Tenant;
  site: { id: string; pos_id: string; application: Pick<Application, "identification_methods"> };
  settings: Settings;
  now: Date;
}

/** A new code of a steward's terminal, in place of the one before. */
export async function addStewardCode(tenant: Tenant, terminalId: string, now: Date, settings: Settings) {
  const expires = new Date(now.getTime() + lifeSeconds * 1000);
  const code = await drawCode(async (drawn) => {
    const hash = hashOf(drawn, "stewards", settings);
    await tenant.run(queries.removeStewardCodes(terminalId, hash, now));
    return (await tenant.run(queries.saveStewardCode(terminalId, hash, expires))) > 0;
  });
  return { code, expires_dt: expires.toISOString() };
}

/** Whether the settings of a till let it book for stewards. */
export function takesStewards({ identification_methods: allowed }: Asking["site"]["application"]): boolean {
  return allowed.length === 0 || allowed.includes("steward-code");
}

/** Whose code it is, and what uses it up: after it, the call may only succeed or roll back. */
export interface FoundSteward {
  steward: Steward;
  spend(): Promise<void>;
}

/** The steward of a code. Call it before anything is written, because a wrong code is counted although the call fails. */
export async function findSteward({ tenant, site, settings, now }: Asking, typed: string): Promise<FoundSteward> {
  if (!takesStewards(site.application)) throw new Failure("steward_code.not_allowed");
  await refuseGuessing(tenant, site.id, now);
  const code = digitsOf(typed);
  const hash = hashOf(code ?? "", "stewards", settings);
  const found = code && (await tenant.maybe(queries.findByStewardCode(site.pos_id, hash, now)));
  if (!found) throw new CommittedFailure("steward_code.wrong");
  return {
    steward: { ...found, code },
    async spend() {
      // Of two registers with one code the second fails.
      if (!(await tenant.maybe(queries.spendStewardCode(hash, now)))) throw new Failure("steward_code.wrong");
    },
  };
}
