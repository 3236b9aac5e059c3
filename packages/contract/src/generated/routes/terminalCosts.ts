// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const terminalCosts: RoutesOf<Contract>["terminalCosts"] = {
  list: {"name":"terminalCosts.list","method":"GET","path":"/terminal/{terminalId}/additional_costs","writes":false,"body":"none","answer":"json"},
  change: {"name":"terminalCosts.change","method":"PATCH","path":"/terminal/{terminalId}/additional_costs","writes":true,"body":"required","answer":"json"},
  items: {"name":"terminalCosts.items","method":"GET","path":"/terminal/{terminalId}/additional_costs/items","writes":false,"body":"none","answer":"json","sorts":[],"dialect":"none"},
  changeItems: {"name":"terminalCosts.changeItems","method":"PATCH","path":"/terminal/{terminalId}/additional_costs/items","writes":true,"body":"required","answer":"json"},
  item: {"name":"terminalCosts.item","method":"GET","path":"/terminal/{terminalId}/additional_costs/items/{itemId}","writes":false,"body":"none","answer":"json"},
  changeItem: {"name":"terminalCosts.changeItem","method":"PATCH","path":"/terminal/{terminalId}/additional_costs/items/{itemId}","writes":true,"body":"required","answer":"json"},
};
