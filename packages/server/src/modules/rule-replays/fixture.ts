import { calls } from "@patron/contract/routes";
import type { Fixture } from "../../../test/fixtures.ts";

/** A replay that somebody has stopped. */
export const fixture: Fixture = async ({ w }) => {
  const path = { loyaltyId: w.loyaltyId };
  const body = {
    draft: {
      kind: "rule" as const,
      rule: { title: "Replayed", action_type: "discount-check-percent" as const, value: "10" },
    },
    date_from: "2026-01-01",
    date_to: "2026-12-31",
  };
  const { id } = await w.owner.request(calls.ruleReplays.add, { path, body });
  await w.owner.request(calls.ruleReplays.cancel, { path: { ...path, ruleReplayId: id } });
  return { rule_replay: id };
};
