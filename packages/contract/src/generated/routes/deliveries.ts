// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const deliveries: RoutesOf<Contract>["deliveries"] = {
  list: {"name":"deliveries.list","method":"GET","path":"/loyalty/{loyaltyId}/deliveries","writes":false,"body":"none","answer":"json"},
  add: {"name":"deliveries.add","method":"POST","path":"/loyalty/delivery","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  get: {"name":"deliveries.get","method":"GET","path":"/loyalty/delivery/{deliveryTypeId}","writes":false,"body":"none","answer":"json"},
  change: {"name":"deliveries.change","method":"PATCH","path":"/loyalty/delivery/{deliveryTypeId}","writes":true,"body":"required","answer":"json","needsEveryPos":true},
};
