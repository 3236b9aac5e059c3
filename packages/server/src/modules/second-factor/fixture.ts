import { Failure } from "@patron/contract/client";
import type { Of } from "@patron/contract/kit";
import { calls } from "@patron/contract/routes";
import type { SecondFactorChallenge } from "@patron/contract/shapes";
import { TOTP } from "otpauth";
import type { Caller } from "../../../test/caller.ts";
import type { Fixture } from "../../../test/fixtures.ts";
import type { TestServer } from "../../../test/server.ts";
import type { World } from "../../../test/world.ts";

/** The code that an authenticator app shows now. */
export const codeOf = (server: TestServer, secret: string) =>
  new TOTP({ secret }).generate({ timestamp: server.clock.now().getTime() });

/** Sets an authenticator app up for somebody without a factor. */
export async function addApp(who: Caller) {
  const { id, secret } = await who.request(calls.secondFactor.startTotp, {});
  const body = { id, code: codeOf(who.server, secret) };
  const { recovery_codes } = await who.request(calls.secondFactor.addTotp, { body });
  return { id, secret, recovery_codes };
}

/** The challenge with which a sign-in answers. */
export async function challengeOf(signIn: Promise<unknown>): Promise<Of<typeof SecondFactorChallenge>> {
  const answer = await signIn.catch((error: unknown) => error);
  if (!(answer instanceof Failure) || answer.code !== "second_factor.needed") throw answer;
  return answer.details as Of<typeof SecondFactorChallenge>; // The details of this failure.
}

/** Signs the owner in with login and password. */
export const signIn = (w: World) =>
  w.anonymous.request(calls.auth.token, { body: { login: w.login, password: w.password } });

/** A passkey in the making: enough for an id of another person's factor. */
export const fixture: Fixture = async ({ w }) => {
  const { id } = await w.owner.request(calls.secondFactor.startTotp, {});
  return { second_factor: id };
};
