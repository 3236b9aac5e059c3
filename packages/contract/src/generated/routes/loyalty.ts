// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const loyalty: RoutesOf<Contract>["loyalty"] = {
  list: {"name":"loyalty.list","method":"GET","path":"/loyalty","writes":false,"body":"none","answer":"json"},
  add: {"name":"loyalty.add","method":"POST","path":"/loyalty","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  get: {"name":"loyalty.get","method":"GET","path":"/loyalty/{loyaltyId}","writes":false,"body":"none","answer":"json"},
  change: {"name":"loyalty.change","method":"PATCH","path":"/loyalty/{loyaltyId}","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  settings: {"name":"loyalty.settings","method":"GET","path":"/loyalty/{loyaltyId}/settings","writes":false,"body":"none","answer":"json"},
  changeSettings: {"name":"loyalty.changeSettings","method":"PATCH","path":"/loyalty/{loyaltyId}/settings","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  photo: {"name":"loyalty.photo","method":"POST","path":"/loyalty/{loyaltyId}/photo","writes":true,"body":"image","answer":"json","needsEveryPos":true},
  removePhoto: {"name":"loyalty.removePhoto","method":"DELETE","path":"/loyalty/{loyaltyId}/photo","writes":true,"body":"none","answer":"json","needsEveryPos":true},
  pos: {"name":"loyalty.pos","method":"GET","path":"/loyalty/{loyaltyId}/pos","writes":false,"body":"none","answer":"json"},
};
