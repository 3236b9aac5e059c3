// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const ruleReplays: RoutesOf<Contract>["ruleReplays"] = {
  list: {"name":"ruleReplays.list","method":"GET","path":"/x/loyalty/{loyaltyId}/rule_replays","writes":false,"body":"none","answer":"json","sorts":[],"dialect":"none","needsEveryPos":true},
  add: {"name":"ruleReplays.add","method":"POST","path":"/x/loyalty/{loyaltyId}/rule_replays","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  get: {"name":"ruleReplays.get","method":"GET","path":"/x/loyalty/{loyaltyId}/rule_replays/{ruleReplayId}","writes":false,"body":"none","answer":"json","needsEveryPos":true},
  cancel: {"name":"ruleReplays.cancel","method":"POST","path":"/x/loyalty/{loyaltyId}/rule_replays/{ruleReplayId}/cancel","writes":true,"body":"none","answer":"json","needsEveryPos":true},
  remove: {"name":"ruleReplays.remove","method":"DELETE","path":"/x/loyalty/{loyaltyId}/rule_replays/{ruleReplayId}","writes":true,"body":"none","answer":"json","needsEveryPos":true},
};
