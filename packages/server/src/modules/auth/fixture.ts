import { calls } from "@patron/contract/routes";
import type { Fixture } from "../../../test/fixtures.ts";

/** A second session of the owner, which can be ended without signing the test out. */
export const fixture: Fixture = async ({ w }) => {
  const body = { login: w.login, password: w.password };
  await w.anonymous.request(calls.auth.token, { body });
  const { items } = await w.owner.request(calls.businessUser.sessions, {});
  return { session: items.find(({ current }) => !current)?.id ?? "" };
};
