import { newId } from "#kit/id.ts";
import type { Fixture } from "../../../test/fixtures.ts";
import { keepDictionary } from "./stored/renewal.ts";

/** A dictionary for the checks that come later. */
export const fixture: Fixture = async ({ w }, marker) => {
  const content = Buffer.from(JSON.stringify({ title: `${marker} checks` }));
  await w.inside((tenant) => keepDictionary(tenant, { id: newId(), content }, w.server.clock.now()));
  return {};
};
