// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const readerPayments: RoutesOf<Contract>["readerPayments"] = {
  start: {"name":"readerPayments.start","method":"POST","path":"/term/checks/{transactionId}/reader_payment","writes":true,"body":"none","answer":"json"},
  ofCheck: {"name":"readerPayments.ofCheck","method":"GET","path":"/term/checks/{transactionId}/reader_payment","writes":false,"body":"none","answer":"json"},
  stop: {"name":"readerPayments.stop","method":"POST","path":"/term/checks/{transactionId}/reader_payment/cancel","writes":true,"body":"none","answer":"json"},
  ofTransaction: {"name":"readerPayments.ofTransaction","method":"GET","path":"/x/transactions/{transactionId}/reader_payments","writes":false,"body":"none","answer":"json"},
  repeatRefund: {"name":"readerPayments.repeatRefund","method":"POST","path":"/x/reader_refunds/{readerRefundId}/repeat","writes":true,"body":"none","answer":"json"},
};
