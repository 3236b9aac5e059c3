// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const messages: RoutesOf<Contract>["messages"] = {
  list: {"name":"messages.list","method":"GET","path":"/message","writes":false,"body":"none","answer":"json","sorts":["created_dt","sent_dt"],"dialect":"sort","needsEveryPos":true},
  readed: {"name":"messages.readed","method":"PATCH","path":"/message/{messageId}/readed","writes":true,"body":"optional","answer":"json","needsEveryPos":true},
  reply: {"name":"messages.reply","method":"POST","path":"/message/{messageId}/reply","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  resend: {"name":"messages.resend","method":"POST","path":"/x/message/{messageId}/resend","writes":true,"body":"none","answer":"json","needsEveryPos":true},
  system: {"name":"messages.system","method":"POST","path":"/message/system","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  attachment: {"name":"messages.attachment","method":"GET","path":"/x/message/{messageId}/attachments/{attachmentNumber}","writes":false,"body":"none","answer":"json","needsEveryPos":true},
  send: {"name":"messages.send","method":"POST","path":"/message/send","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  sendNews: {"name":"messages.sendNews","method":"POST","path":"/message/notification/news/send","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  cost: {"name":"messages.cost","method":"POST","path":"/message/send/cost","writes":false,"body":"required","answer":"json","needsEveryPos":true},
  mailings: {"name":"messages.mailings","method":"GET","path":"/x/message/mailings","writes":false,"body":"none","answer":"json","sorts":[],"dialect":"none","needsEveryPos":true},
  mailing: {"name":"messages.mailing","method":"GET","path":"/x/message/mailings/{mailingId}","writes":false,"body":"none","answer":"json","needsEveryPos":true},
  stopMailing: {"name":"messages.stopMailing","method":"POST","path":"/x/message/mailings/{mailingId}/stop","writes":true,"body":"none","answer":"json","needsEveryPos":true},
  resumeMailing: {"name":"messages.resumeMailing","method":"POST","path":"/x/message/mailings/{mailingId}/resume","writes":true,"body":"none","answer":"json","needsEveryPos":true},
  test: {"name":"messages.test","method":"POST","path":"/x/business/settings/messages/providers/{messageType}/test","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  get: {"name":"messages.get","method":"GET","path":"/x/message/{messageId}","writes":false,"body":"none","answer":"json","needsEveryPos":true},
  providers: {"name":"messages.providers","method":"GET","path":"/x/business/settings/messages/providers","writes":false,"body":"none","answer":"json"},
  provider: {"name":"messages.provider","method":"GET","path":"/business/settings/messages/providers/{messageType}","writes":false,"body":"none","answer":"json"},
  changeProvider: {"name":"messages.changeProvider","method":"PATCH","path":"/business/settings/messages/providers/{messageType}","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  removeProvider: {"name":"messages.removeProvider","method":"DELETE","path":"/business/settings/messages/providers/{messageType}","writes":true,"body":"none","answer":"json","needsEveryPos":true},
};
