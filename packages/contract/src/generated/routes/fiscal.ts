// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const fiscal: RoutesOf<Contract>["fiscal"] = {
  device: {"name":"fiscal.device","method":"GET","path":"/x/terminals/{terminalId}/fiscal_device","writes":false,"body":"none","answer":"json"},
  changeDevice: {"name":"fiscal.changeDevice","method":"PATCH","path":"/x/terminals/{terminalId}/fiscal_device","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  check: {"name":"fiscal.check","method":"POST","path":"/x/terminals/{terminalId}/fiscal_device/check","writes":false,"body":"none","answer":"json"},
  closeShift: {"name":"fiscal.closeShift","method":"POST","path":"/x/terminals/{terminalId}/fiscal_device/shift/close","writes":true,"body":"none","answer":"json","needsEveryPos":true},
  list: {"name":"fiscal.list","method":"GET","path":"/x/fiscal_receipts","writes":false,"body":"none","answer":"json","sorts":["created_dt","fiscal_dt"],"dialect":"sort","exports":["created_dt","kind","state","number","terminal","pos","currency","amount","fiscal_number","fiscal_dt","fiscal_url","problem","error_text","attempts"]},
  repeat: {"name":"fiscal.repeat","method":"POST","path":"/x/fiscal_receipts/{fiscalReceiptId}/repeat","writes":true,"body":"none","answer":"json"},
  ofCheck: {"name":"fiscal.ofCheck","method":"GET","path":"/term/checks/{transactionId}/fiscal_receipts","writes":false,"body":"none","answer":"json"},
};
