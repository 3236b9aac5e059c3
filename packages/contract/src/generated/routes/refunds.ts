// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const refunds: RoutesOf<Contract>["refunds"] = {
  preview: {"name":"refunds.preview","method":"POST","path":"/x/transactions/{transactionId}/refunds/preview","writes":false,"body":"required","answer":"json"},
  add: {"name":"refunds.add","method":"POST","path":"/x/transactions/{transactionId}/refunds","writes":true,"body":"required","answer":"json"},
  tillPreview: {"name":"refunds.tillPreview","method":"POST","path":"/term/checks/{transactionId}/refunds/preview","writes":false,"body":"required","answer":"json"},
  tillAdd: {"name":"refunds.tillAdd","method":"POST","path":"/term/checks/{transactionId}/refunds","writes":true,"body":"required","answer":"json"},
};
