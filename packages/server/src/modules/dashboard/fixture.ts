import type { Fixture } from "../../../test/fixtures.ts";
import { addReport } from "./report-queries.ts";

/** A day that has its report. */
export const fixture: Fixture = async ({ w }) => {
  await w.inside((tenant) => tenant.run(addReport("2026-11-20", w.server.clock.now())));
  return {};
};
