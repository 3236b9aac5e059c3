// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const news: RoutesOf<Contract>["news"] = {
  list: {"name":"news.list","method":"GET","path":"/news","writes":false,"body":"none","answer":"json","sorts":[],"dialect":"none"},
  add: {"name":"news.add","method":"POST","path":"/news","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  get: {"name":"news.get","method":"GET","path":"/news/{newsId}","writes":false,"body":"none","answer":"json"},
  change: {"name":"news.change","method":"PATCH","path":"/news/{newsId}","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  photo: {"name":"news.photo","method":"POST","path":"/news/{newsId}/photo","writes":true,"body":"image","answer":"json","needsEveryPos":true},
  removePhoto: {"name":"news.removePhoto","method":"DELETE","path":"/x/news/{newsId}/photo","writes":true,"body":"none","answer":"json","needsEveryPos":true},
};
