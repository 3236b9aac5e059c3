// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const goodsImports: RoutesOf<Contract>["goodsImports"] = {
  columns: {"name":"goodsImports.columns","method":"GET","path":"/x/loyalty/{loyaltyId}/goods_sheet/columns","writes":false,"body":"none","answer":"json"},
  sheet: {"name":"goodsImports.sheet","method":"GET","path":"/x/loyalty/{loyaltyId}/goods_sheet","writes":false,"body":"none","answer":"json","sorts":[],"dialect":"none","exports":["code","title","service_type","unit","categories","barcodes","active","cost_price","quantity_min","quantity_step","quantity_precision","weightable","age_limit"]},
  preview: {"name":"goodsImports.preview","method":"POST","path":"/x/loyalty/{loyaltyId}/goods_imports/preview","writes":false,"body":"required","answer":"json"},
  add: {"name":"goodsImports.add","method":"POST","path":"/x/loyalty/{loyaltyId}/goods_imports","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  list: {"name":"goodsImports.list","method":"GET","path":"/x/loyalty/{loyaltyId}/goods_imports","writes":false,"body":"none","answer":"json","sorts":[],"dialect":"none"},
  undo: {"name":"goodsImports.undo","method":"POST","path":"/x/loyalty/{loyaltyId}/goods_imports/{goodsImportId}/undo","writes":true,"body":"none","answer":"json","needsEveryPos":true},
};
