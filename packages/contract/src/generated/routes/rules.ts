// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const rules: RoutesOf<Contract>["rules"] = {
  list: {"name":"rules.list","method":"GET","path":"/loyalty/{loyaltyId}/rules","writes":false,"body":"none","answer":"json"},
  asOf: {"name":"rules.asOf","method":"GET","path":"/x/loyalty/{loyaltyId}/rules/as_of","writes":false,"body":"none","answer":"json"},
  add: {"name":"rules.add","method":"POST","path":"/loyalty/{loyaltyId}/rules","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  settings: {"name":"rules.settings","method":"GET","path":"/loyalty/{loyaltyId}/rules/settings","writes":false,"body":"none","answer":"json"},
  changeSettings: {"name":"rules.changeSettings","method":"PATCH","path":"/loyalty/{loyaltyId}/rules/settings","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  get: {"name":"rules.get","method":"GET","path":"/loyalty/{loyaltyId}/rules/{ruleId}","writes":false,"body":"none","answer":"json"},
  change: {"name":"rules.change","method":"PATCH","path":"/loyalty/{loyaltyId}/rules/{ruleId}","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  try: {"name":"rules.try","method":"POST","path":"/x/loyalty/{loyaltyId}/rules/try","writes":false,"body":"required","answer":"json"},
};
