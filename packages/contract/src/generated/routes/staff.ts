// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const staff: RoutesOf<Contract>["staff"] = {
  add: {"name":"staff.add","method":"POST","path":"/staff","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  list: {"name":"staff.list","method":"GET","path":"/staff","writes":false,"body":"none","answer":"json","sorts":["title","position","created_dt"],"dialect":"sort"},
  get: {"name":"staff.get","method":"GET","path":"/staff/{staffId}","writes":false,"body":"none","answer":"json"},
  change: {"name":"staff.change","method":"PATCH","path":"/staff/{staffId}","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  renewCode: {"name":"staff.renewCode","method":"POST","path":"/x/staff/{staffId}/auth_code","writes":true,"body":"none","answer":"json","needsEveryPos":true},
  removeCode: {"name":"staff.removeCode","method":"DELETE","path":"/x/staff/{staffId}/auth_code","writes":true,"body":"none","answer":"json","needsEveryPos":true},
};
