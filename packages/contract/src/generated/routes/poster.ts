// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const poster: RoutesOf<Contract>["poster"] = {
  applications: {"name":"poster.applications","method":"GET","path":"/terminal/{terminalId}/settings/poster/applications","writes":false,"body":"none","answer":"json"},
  settings: {"name":"poster.settings","method":"GET","path":"/terminal/{terminalId}/settings/poster","writes":false,"body":"none","answer":"json"},
  change: {"name":"poster.change","method":"PATCH","path":"/terminal/{terminalId}/settings/poster","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  spots: {"name":"poster.spots","method":"GET","path":"/x/terminals/{terminalId}/poster_spots","writes":false,"body":"none","answer":"json"},
  list: {"name":"poster.list","method":"GET","path":"/x/poster_sales","writes":false,"body":"none","answer":"json","sorts":["closed_dt"],"dialect":"sort"},
  repeat: {"name":"poster.repeat","method":"POST","path":"/x/poster_sales/{posterSaleId}/repeat","writes":true,"body":"none","answer":"json"},
};
