// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const terminals: RoutesOf<Contract>["terminals"] = {
  list: {"name":"terminals.list","method":"GET","path":"/terminal","writes":false,"body":"none","answer":"json"},
  add: {"name":"terminals.add","method":"POST","path":"/terminal","writes":true,"body":"required","answer":"json"},
  get: {"name":"terminals.get","method":"GET","path":"/terminal/{terminalId}","writes":false,"body":"none","answer":"json"},
  change: {"name":"terminals.change","method":"PATCH","path":"/terminal/{terminalId}","writes":true,"body":"required","answer":"json"},
  updateKey: {"name":"terminals.updateKey","method":"GET","path":"/terminal/{terminalId}/update_apikey","writes":true,"body":"none","answer":"json"},
  generateIbeacon: {"name":"terminals.generateIbeacon","method":"GET","path":"/terminal/{terminalId}/generate_ibeacon","writes":true,"body":"none","answer":"json"},
  application: {"name":"terminals.application","method":"GET","path":"/terminal/{terminalId}/settings/application","writes":false,"body":"none","answer":"json"},
  changeApplication: {"name":"terminals.changeApplication","method":"PATCH","path":"/terminal/{terminalId}/settings/application","writes":true,"body":"required","answer":"json"},
  staff: {"name":"terminals.staff","method":"GET","path":"/terminal/{terminalId}/staff","writes":false,"body":"none","answer":"json"},
  addStaff: {"name":"terminals.addStaff","method":"POST","path":"/terminal/{terminalId}/staff","writes":true,"body":"required","answer":"json"},
  removeStaff: {"name":"terminals.removeStaff","method":"DELETE","path":"/terminal/{terminalId}/staff","writes":true,"body":"required","answer":"json"},
  goods: {"name":"terminals.goods","method":"GET","path":"/terminal/{terminalId}/goods","writes":false,"body":"none","answer":"json"},
  goodsPaginated: {"name":"terminals.goodsPaginated","method":"GET","path":"/terminal/{terminalId}/goods/paginated","writes":false,"body":"none","answer":"json","sorts":[],"dialect":"none"},
};
