// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const receipts: RoutesOf<Contract>["receipts"] = {
  page: {"name":"receipts.page","method":"GET","path":"/public/receipts/{token}","writes":false,"body":"none","answer":"html"},
  ofTill: {"name":"receipts.ofTill","method":"GET","path":"/term/receipts/{token}","writes":false,"body":"none","answer":"json"},
  email: {"name":"receipts.email","method":"POST","path":"/term/checks/{transactionId}/receipt/email","writes":true,"body":"required","answer":"json"},
  emails: {"name":"receipts.emails","method":"GET","path":"/term/checks/{transactionId}/receipt/email","writes":false,"body":"none","answer":"json"},
};
