// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const views: RoutesOf<Contract>["views"] = {
  list: {"name":"views.list","method":"GET","path":"/x/views","writes":false,"body":"none","answer":"json"},
  add: {"name":"views.add","method":"POST","path":"/x/views","writes":true,"body":"required","answer":"json"},
  change: {"name":"views.change","method":"PATCH","path":"/x/views/{viewId}","writes":true,"body":"required","answer":"json"},
  remove: {"name":"views.remove","method":"DELETE","path":"/x/views/{viewId}","writes":true,"body":"none","answer":"json"},
};
