import { ruleReplays } from "@patron/contract/routes/ruleReplays";
import { defineScreens, pathsOf } from "#kit/screens.ts";

export const screens = defineScreens({
  trials: {
    path: "/loyalties/{loyaltyId}/rule-trials",
    needs: [ruleReplays.list],
    load: () => import("./list.tsx"),
  },
  create: {
    path: "/loyalties/{loyaltyId}/rule-trials/create",
    needs: [ruleReplays.add],
    load: () => import("./create.tsx"),
  },
  trial: {
    path: "/loyalties/{loyaltyId}/rule-trials/{ruleReplayId}",
    entity: "rule_replay",
    needs: [ruleReplays.get],
    load: () => import("./trial.tsx"),
  },
});
export const paths = pathsOf(screens);
