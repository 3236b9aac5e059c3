import type { walletPasses } from "@patron/contract";
import { Failure } from "@patron/contract/kit";
import type { Context } from "#kit/implement.ts";
import { GoogleFault } from "../../adapters/google-wallet/google-issuer.ts";
import { getSettings, programmeSettings } from "../loyalty/public.ts";
import { googleOf } from "./google-pass.ts";
import { getGoogleKey, listLocations } from "./queries.ts";
import { storedOf } from "./settings.ts";

/** Stores at Google what all passes of the programme share, as the first pass would, and says what keeps Google from it. */
export async function checkGoogle(context: Context<typeof walletPasses.checkGoogle>) {
  const { tenant, settings, now, fail } = context;
  const programme = await programmeSettings.find(context);
  if (programme instanceof Failure) return programme;
  const [row, key, locations] = await Promise.all([
    tenant.maybe(getSettings(programme.id, "wallet-pass")),
    tenant.maybe(getGoogleKey(programme.id)),
    tenant.many(listLocations(programme.id)),
  ]);
  const stored = storedOf(row);
  if (!key || stored.google_issuer_id === "") return fail("wallet_pass.google_incomplete");
  const google = googleOf({ programme, stored, key, locations, settings, now });
  try {
    await google.saveProgramme();
    return { problem: null, said: "" };
  } catch (error) {
    if (error instanceof GoogleFault) return { problem: error.problem, said: error.said };
    throw error;
  }
}
