// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const terminalStatuses: RoutesOf<Contract>["terminalStatuses"] = {
  list: {"name":"terminalStatuses.list","method":"GET","path":"/terminal/{terminalId}/events/statuses","writes":false,"body":"none","answer":"json","sorts":["created_dt","state","remote_addr"],"dialect":"sort"},
  report: {"name":"terminalStatuses.report","method":"POST","path":"/term/status","writes":true,"body":"required","answer":"json"},
};
