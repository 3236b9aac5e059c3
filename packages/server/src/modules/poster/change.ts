import type { poster } from "@patron/contract";
import type { BodyOf, Failure } from "@patron/contract/kit";
import type { Settings } from "#kit/env.ts";
import { ProviderFault } from "#kit/http/provider-fault.ts";
import { addressOf, exchangeCode, openPoster, PosterFault, type PosterSpot } from "../../adapters/poster/poster.ts";
import type { DeviceRow } from "../terminals/public.ts";
import { nowhere, numberIn, type Stored, storedOf, tokenOf } from "./settings.ts";

export interface Changing {
  body: BodyOf<typeof poster.change>;
  settings: Settings;
  fail(
    code: "poster.incomplete" | "poster.refused" | "poster.spot_unknown" | "poster.application_unknown",
    details?: Record<string, unknown>,
  ): Failure;
}

/** Where Poster returns to after a business has let an application in. */
export const returnTo = ({ publicUrl }: Settings) => `${publicUrl}/poster-connected`;

/** Asks Poster about a field; what it refuses fails the call with its words. */
export async function asking<T>({ fail }: Pick<Changing, "fail">, field: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof PosterFault)) throw error;
    if (error.problem === "refused") throw fail("poster.refused", { field, text: error.said ?? "" });
    throw new ProviderFault("poster", error);
  }
}

/** The settings after a change, and a new access token if there is one. Poster confirms what it is asked about. */
export async function decide(context: Changing, stored: DeviceRow | undefined) {
  const { body, settings, fail } = context;
  const known = storedOf(stored);
  const { account = known.account, active = stored?.active ?? false } = body;
  const fresh = body.access_token ?? (await tokenForCode(context, account));
  // Another account does not know the token, the spot and the register of this one.
  const isOther = account !== known.account;
  const token = fresh ?? (isOther ? undefined : tokenOf(stored, settings));
  let next: Stored = isOther ? { account, customer_number: null, ...nowhere } : known;
  if (token !== undefined) next = { ...next, customer_number: numberIn(token) };
  const isOtherPlace = (["spot_id", "register_id"] as const).some(
    (name) => body[name] != null && body[name] !== next[name],
  );
  // What stays as it is can be saved while Poster is away, so a till can always be switched off.
  const isAsked = fresh !== undefined || isOtherPlace;
  if (isAsked && token !== undefined && account !== "") {
    const field =
      fresh === undefined ? "spot_id" : body.access_token === undefined ? "authorization_code" : "access_token";
    const spots = await asking(context, field, openPoster(addressOf(settings.posterUrl, account), token).spots);
    next = { ...next, ...choose(context, next, spots) };
  } else if (body.spot_id === null) next = { ...next, ...nowhere };
  else if (body.register_id === null) next = { ...next, register_id: null, register_title: null };
  const needed = { account: account || null, access_token: token ?? null, spot_id: next.spot_id };
  const fields = Object.entries(needed).flatMap(([name, value]) => (value === null ? [name] : []));
  const asked = isAsked ? fields.filter((name) => name !== "spot_id") : [];
  if (active && fields.length > 0) throw fail("poster.incomplete", { fields });
  if (asked.length > 0) throw fail("poster.incomplete", { fields: asked });
  return { active, next, fresh, isWithout: token === undefined };
}

async function tokenForCode({ body, settings, fail }: Changing, account: string): Promise<string | undefined> {
  const { authorization_code: code, application_id } = body;
  if (code === undefined || body.access_token !== undefined) return undefined;
  const application = settings.posterApplications.find(({ id }) => id === application_id);
  if (!application) throw fail("poster.application_unknown");
  if (account === "") throw fail("poster.incomplete", { fields: ["account"] });
  const base = addressOf(settings.posterUrl, account);
  const redirect_uri = returnTo(settings);
  return asking({ fail }, "authorization_code", () => exchangeCode(base, application, { code, redirect_uri }));
}

/** The spot and register that a request names, or the stored ones as far as Poster still knows them. */
function choose(
  { body, fail }: Changing,
  stored: Stored,
  spots: readonly PosterSpot[],
): Omit<Stored, "account" | "customer_number"> {
  const spotId = body.spot_id === undefined ? stored.spot_id : body.spot_id;
  const spot = spots.find(({ id }) => id === spotId);
  if (body.spot_id != null && !spot) throw fail("poster.spot_unknown", { field: "spot_id" });
  if (!spot) {
    if (body.register_id != null) throw fail("poster.spot_unknown", { field: "register_id" });
    return nowhere;
  }
  const isSame = spot.id === stored.spot_id;
  const registerId = body.register_id === undefined ? (isSame ? stored.register_id : null) : body.register_id;
  const register = spot.registers.find(({ id }) => id === registerId);
  if (body.register_id != null && !register) throw fail("poster.spot_unknown", { field: "register_id" });
  return {
    ...{ spot_id: spot.id, spot_title: spot.title },
    ...{ register_id: register?.id ?? null, register_title: register?.title ?? null },
  };
}
