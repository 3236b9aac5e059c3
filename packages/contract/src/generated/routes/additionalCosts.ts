// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const additionalCosts: RoutesOf<Contract>["additionalCosts"] = {
  add: {"name":"additionalCosts.add","method":"POST","path":"/loyalty/{loyaltyId}/additional_costs","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  list: {"name":"additionalCosts.list","method":"GET","path":"/loyalty/{loyaltyId}/additional_costs","writes":false,"body":"none","answer":"json"},
  get: {"name":"additionalCosts.get","method":"GET","path":"/loyalty/{loyaltyId}/additional_costs/{additionalCostId}","writes":false,"body":"none","answer":"json"},
  change: {"name":"additionalCosts.change","method":"PATCH","path":"/loyalty/{loyaltyId}/additional_costs/{additionalCostId}","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  remove: {"name":"additionalCosts.remove","method":"DELETE","path":"/loyalty/{loyaltyId}/additional_costs/{additionalCostId}","writes":true,"body":"none","answer":"json","needsEveryPos":true},
  summary: {"name":"additionalCosts.summary","method":"GET","path":"/loyalty/{loyaltyId}/additional_costs/summary","writes":false,"body":"none","answer":"json","exports":["additional_cost_title","additional_cost_code","kind","currency","quantity","base","amount"]},
  summaryItems: {"name":"additionalCosts.summaryItems","method":"GET","path":"/loyalty/{loyaltyId}/additional_costs/summary/items","writes":false,"body":"none","answer":"json","exports":["item_title","item_code","unit","additional_cost_title","additional_cost_code","kind","currency","quantity","base","amount"]},
};
