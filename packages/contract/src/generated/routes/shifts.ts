// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const shifts: RoutesOf<Contract>["shifts"] = {
  list: {"name":"shifts.list","method":"GET","path":"/x/shifts","writes":false,"body":"none","answer":"json","sorts":["opened_dt","closed_dt","turnover_amount","difference_amount"],"dialect":"sort","skipsTotals":true,"exports":["number","terminal","pos","state","opened_dt","opened_by","closed_dt","closed_by","currency","opening_amount","turnover_amount","expected_amount","counted_amount","difference_amount","comment"]},
  get: {"name":"shifts.get","method":"GET","path":"/x/shifts/{shiftId}","writes":false,"body":"none","answer":"json"},
  page: {"name":"shifts.page","method":"GET","path":"/x/shifts/{shiftId}/report","writes":false,"body":"none","answer":"html"},
  current: {"name":"shifts.current","method":"GET","path":"/term/shift","writes":false,"body":"none","answer":"json"},
  moveCash: {"name":"shifts.moveCash","method":"POST","path":"/term/shifts/{shiftId}/cash_movements","writes":true,"body":"required","answer":"json"},
  close: {"name":"shifts.close","method":"POST","path":"/term/shifts/{shiftId}/close","writes":true,"body":"required","answer":"json"},
  closeForgotten: {"name":"shifts.closeForgotten","method":"POST","path":"/x/shifts/{shiftId}/close","writes":true,"body":"required","answer":"json"},
  open: {"name":"shifts.open","method":"POST","path":"/term/shifts","writes":true,"body":"required","answer":"json"},
  tillPage: {"name":"shifts.tillPage","method":"GET","path":"/term/shifts/{shiftId}/report","writes":false,"body":"none","answer":"html"},
};
