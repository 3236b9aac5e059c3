// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const notifications: RoutesOf<Contract>["notifications"] = {
  settings: {"name":"notifications.settings","method":"GET","path":"/business/settings/notifications","writes":false,"body":"none","answer":"json","needsEveryPos":true},
  changeSettings: {"name":"notifications.changeSettings","method":"PATCH","path":"/business/settings/notifications","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  terminalSettings: {"name":"notifications.terminalSettings","method":"GET","path":"/terminal/{terminalId}/notifications/settings","writes":false,"body":"none","answer":"json"},
  changeTerminalSettings: {"name":"notifications.changeTerminalSettings","method":"PATCH","path":"/terminal/{terminalId}/notifications/settings","writes":true,"body":"required","answer":"json"},
  status: {"name":"notifications.status","method":"GET","path":"/business/general_status","writes":false,"body":"none","answer":"json"},
  list: {"name":"notifications.list","method":"GET","path":"/x/notifications","writes":false,"body":"none","answer":"json","sorts":[],"dialect":"none"},
  get: {"name":"notifications.get","method":"GET","path":"/x/notifications/{notificationId}","writes":false,"body":"none","answer":"json"},
  read: {"name":"notifications.read","method":"POST","path":"/x/notifications/read","writes":true,"body":"required","answer":"json"},
};
