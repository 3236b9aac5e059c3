// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const onlineStore: RoutesOf<Contract>["onlineStore"] = {
  programme: {"name":"onlineStore.programme","method":"GET","path":"/loyalty/{loyaltyId}/online_store","writes":false,"body":"none","answer":"json"},
  changeProgramme: {"name":"onlineStore.changeProgramme","method":"PATCH","path":"/loyalty/{loyaltyId}/online_store","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  pos: {"name":"onlineStore.pos","method":"GET","path":"/pos/{posId}/online_store","writes":false,"body":"none","answer":"json"},
  changePos: {"name":"onlineStore.changePos","method":"PATCH","path":"/pos/{posId}/online_store","writes":true,"body":"required","answer":"json"},
  show: {"name":"onlineStore.show","method":"GET","path":"/public/store/{posId}","writes":false,"body":"none","answer":"json"},
};
