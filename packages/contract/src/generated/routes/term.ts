// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const term: RoutesOf<Contract>["term"] = {
  token: {"name":"term.token","method":"POST","path":"/term/token","writes":true,"body":"required","answer":"json"},
  openTill: {"name":"term.openTill","method":"POST","path":"/x/terminal/{terminalId}/open_till","writes":true,"body":"none","answer":"json"},
  tillsInUse: {"name":"term.tillsInUse","method":"GET","path":"/x/tills_in_use","writes":false,"body":"none","answer":"json"},
  handOff: {"name":"term.handOff","method":"POST","path":"/term/hand_off","writes":true,"body":"required","answer":"json"},
  signOut: {"name":"term.signOut","method":"POST","path":"/term/sign_out","writes":true,"body":"none","answer":"json"},
  facts: {"name":"term.facts","method":"GET","path":"/term/terminal","writes":false,"body":"none","answer":"json"},
  staff: {"name":"term.staff","method":"GET","path":"/term/staff","writes":false,"body":"none","answer":"json"},
  signInByPassword: {"name":"term.signInByPassword","method":"POST","path":"/term/staff/sign_in","writes":true,"body":"required","answer":"json"},
  signInByCode: {"name":"term.signInByCode","method":"POST","path":"/term/staff/sign_in_by_code","writes":true,"body":"required","answer":"json"},
  signOutStaff: {"name":"term.signOutStaff","method":"POST","path":"/term/staff/sign_out","writes":true,"body":"none","answer":"json"},
  live: {"name":"term.live","method":"GET","path":"/term/live","writes":false,"body":"none","answer":"events"},
  goods: {"name":"term.goods","method":"GET","path":"/term/goods","writes":false,"body":"none","answer":"json"},
  rules: {"name":"term.rules","method":"GET","path":"/term/rules","writes":false,"body":"none","answer":"json"},
  customer: {"name":"term.customer","method":"GET","path":"/term/customer","writes":false,"body":"none","answer":"json"},
  addCustomer: {"name":"term.addCustomer","method":"POST","path":"/term/customer","writes":true,"body":"required","answer":"json"},
  accountPin: {"name":"term.accountPin","method":"POST","path":"/term/customer/account_pin","writes":true,"body":"required","answer":"json"},
  process: {"name":"term.process","method":"POST","path":"/term/check/process","writes":false,"body":"required","answer":"json"},
  sale: {"name":"term.sale","method":"POST","path":"/term/check/sale","writes":true,"body":"required","answer":"json"},
  reserve: {"name":"term.reserve","method":"POST","path":"/term/check/reserve","writes":true,"body":"required","answer":"json"},
  finalize: {"name":"term.finalize","method":"POST","path":"/term/check/finalize","writes":true,"body":"required","answer":"json"},
  cancel: {"name":"term.cancel","method":"POST","path":"/term/check/cancel","writes":true,"body":"required","answer":"json"},
  check: {"name":"term.check","method":"GET","path":"/term/checks/{transactionId}","writes":false,"body":"none","answer":"json"},
  receipt: {"name":"term.receipt","method":"GET","path":"/term/checks/{transactionId}/receipt","writes":false,"body":"none","answer":"html"},
  latest: {"name":"term.latest","method":"GET","path":"/term/checks","writes":false,"body":"none","answer":"json"},
};
