// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const pos: RoutesOf<Contract>["pos"] = {
  list: {"name":"pos.list","method":"GET","path":"/pos","writes":false,"body":"none","answer":"json"},
  add: {"name":"pos.add","method":"POST","path":"/pos","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  get: {"name":"pos.get","method":"GET","path":"/pos/{posId}","writes":false,"body":"none","answer":"json"},
  change: {"name":"pos.change","method":"PATCH","path":"/pos/{posId}","writes":true,"body":"required","answer":"json"},
  photo: {"name":"pos.photo","method":"POST","path":"/pos/{posId}/photo","writes":true,"body":"image","answer":"json"},
  removePhoto: {"name":"pos.removePhoto","method":"DELETE","path":"/pos/{posId}/photo","writes":true,"body":"none","answer":"json"},
  references: {"name":"pos.references","method":"GET","path":"/pos/{posId}/references","writes":false,"body":"none","answer":"json"},
  changeReferences: {"name":"pos.changeReferences","method":"PATCH","path":"/pos/{posId}/references","writes":true,"body":"required","answer":"json"},
  hours: {"name":"pos.hours","method":"GET","path":"/x/pos/{posId}/opening_hours","writes":false,"body":"none","answer":"json"},
  changeHours: {"name":"pos.changeHours","method":"PATCH","path":"/x/pos/{posId}/opening_hours","writes":true,"body":"required","answer":"json"},
  requestListing: {"name":"pos.requestListing","method":"POST","path":"/x/pos/{posId}/listing","writes":true,"body":"none","answer":"json"},
  withdrawListing: {"name":"pos.withdrawListing","method":"DELETE","path":"/x/pos/{posId}/listing","writes":true,"body":"none","answer":"json"},
  terminals: {"name":"pos.terminals","method":"GET","path":"/pos/{posId}/terminals","writes":false,"body":"none","answer":"json"},
};
