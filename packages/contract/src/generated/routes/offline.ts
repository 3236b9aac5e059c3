// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const offline: RoutesOf<Contract>["offline"] = {
  catalogue: {"name":"offline.catalogue","method":"GET","path":"/term/offline/catalogue","writes":true,"body":"none","answer":"json"},
  openSeries: {"name":"offline.openSeries","method":"POST","path":"/term/offline/series","writes":true,"body":"required","answer":"json"},
  sell: {"name":"offline.sell","method":"POST","path":"/term/offline/sales","writes":true,"body":"required","answer":"json"},
  list: {"name":"offline.list","method":"GET","path":"/x/offline_sales","writes":false,"body":"none","answer":"json","sorts":["sold_dt","created_dt"],"dialect":"sort","skipsTotals":true,"exports":["number","state","sold_dt","created_dt","terminal","pos","business_staff","currency","amount_to_pay","conflicts","transaction","settled_dt","settled_by","comment"]},
  get: {"name":"offline.get","method":"GET","path":"/x/offline_sales/{offlineSaleId}","writes":false,"body":"none","answer":"json"},
  settle: {"name":"offline.settle","method":"POST","path":"/x/offline_sales/{offlineSaleId}/settle","writes":true,"body":"required","answer":"json"},
};
