// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const additionalServices: RoutesOf<Contract>["additionalServices"] = {
  list: {"name":"additionalServices.list","method":"GET","path":"/loyalty/{loyaltyId}/additional_services","writes":false,"body":"none","answer":"json"},
  add: {"name":"additionalServices.add","method":"POST","path":"/loyalty/{loyaltyId}/additional_services","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  get: {"name":"additionalServices.get","method":"GET","path":"/loyalty/{loyaltyId}/additional_services/{additionalServiceId}","writes":false,"body":"none","answer":"json"},
  change: {"name":"additionalServices.change","method":"PATCH","path":"/loyalty/{loyaltyId}/additional_services/{additionalServiceId}","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  remove: {"name":"additionalServices.remove","method":"DELETE","path":"/loyalty/{loyaltyId}/additional_services/{additionalServiceId}","writes":true,"body":"none","answer":"json","needsEveryPos":true},
};
