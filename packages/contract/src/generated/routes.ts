// Printed from the contract by tools/print-contract.ts; change the contract, not this file.
import type { Contract } from "../door.ts";
import type { RoutesOf } from "../kit/client.ts";

/** Every call as the browser knows it: its route without its schemas. */
export const calls: RoutesOf<Contract> = {
  auth: {
    tokenPre: {"name":"auth.tokenPre","method":"POST","path":"/business/auth/token/pre","writes":false,"body":"optional","answer":"json"},
    token: {"name":"auth.token","method":"POST","path":"/business/auth/token","writes":true,"body":"required","answer":"json"},
    renew: {"name":"auth.renew","method":"GET","path":"/business/auth/token/renew","writes":true,"body":"none","answer":"json"},
    signOut: {"name":"auth.signOut","method":"POST","path":"/x/auth/sign_out","writes":true,"body":"none","answer":"json"},
    registerPre: {"name":"auth.registerPre","method":"POST","path":"/business/auth/register/pre","writes":false,"body":"optional","answer":"json"},
    register: {"name":"auth.register","method":"POST","path":"/business/auth/register","writes":true,"body":"required","answer":"json"},
  },
  business: {
    get: {"name":"business.get","method":"GET","path":"/business","writes":false,"body":"none","answer":"json"},
  },
  businessUser: {
    language: {"name":"businessUser.language","method":"GET","path":"/business/user/language","writes":false,"body":"none","answer":"json"},
    changeLanguage: {"name":"businessUser.changeLanguage","method":"PATCH","path":"/business/user/language","writes":true,"body":"required","answer":"json"},
    profile: {"name":"businessUser.profile","method":"GET","path":"/business/user/profile","writes":false,"body":"none","answer":"json"},
    changeProfile: {"name":"businessUser.changeProfile","method":"PATCH","path":"/business/user/profile","writes":true,"body":"required","answer":"json"},
    changePassword: {"name":"businessUser.changePassword","method":"POST","path":"/business/user/change_password","writes":true,"body":"required","answer":"json"},
    confirmEmail: {"name":"businessUser.confirmEmail","method":"GET","path":"/business/user/confirm_email/{emailToken}","writes":true,"body":"none","answer":"json"},
    requestConfirmEmail: {"name":"businessUser.requestConfirmEmail","method":"GET","path":"/business/user/request_confirm_email/{email}","writes":true,"body":"none","answer":"json"},
  },
  embedded: {
    loyalties: {"name":"embedded.loyalties","method":"GET","path":"/embedded/loyalties","writes":false,"body":"none","answer":"json"},
  },
  platform: {
    params: {"name":"platform.params","method":"GET","path":"/settings/platform/params","writes":false,"body":"none","answer":"json"},
    countries: {"name":"platform.countries","method":"GET","path":"/settings/countries","writes":false,"body":"none","answer":"json"},
    timezones: {"name":"platform.timezones","method":"GET","path":"/settings/timezones","writes":false,"body":"none","answer":"json"},
    roles: {"name":"platform.roles","method":"GET","path":"/settings/app/role_based_model/roles","writes":false,"body":"none","answer":"json"},
    scopeMapping: {"name":"platform.scopeMapping","method":"GET","path":"/settings/app/access/mapping/api","writes":false,"body":"none","answer":"json"},
    roleMapping: {"name":"platform.roleMapping","method":"GET","path":"/settings/app/role_based_model/mapping/api","writes":false,"body":"none","answer":"json"},
    mailbox: {"name":"platform.mailbox","method":"GET","path":"/x/mailbox","writes":false,"body":"none","answer":"json"},
  },
  pos: {
    list: {"name":"pos.list","method":"GET","path":"/pos","writes":false,"body":"none","answer":"json"},
    add: {"name":"pos.add","method":"POST","path":"/pos","writes":true,"body":"required","answer":"json"},
    get: {"name":"pos.get","method":"GET","path":"/pos/{posId}","writes":false,"body":"none","answer":"json"},
    change: {"name":"pos.change","method":"PATCH","path":"/pos/{posId}","writes":true,"body":"required","answer":"json"},
    photo: {"name":"pos.photo","method":"POST","path":"/pos/{posId}/photo","writes":true,"body":"image","answer":"json"},
    removePhoto: {"name":"pos.removePhoto","method":"DELETE","path":"/pos/{posId}/photo","writes":true,"body":"none","answer":"json"},
    references: {"name":"pos.references","method":"GET","path":"/pos/{posId}/references","writes":false,"body":"none","answer":"json"},
    changeReferences: {"name":"pos.changeReferences","method":"PATCH","path":"/pos/{posId}/references","writes":true,"body":"required","answer":"json"},
    terminals: {"name":"pos.terminals","method":"GET","path":"/pos/{posId}/terminals","writes":false,"body":"none","answer":"json"},
  },
  term: {
    token: {"name":"term.token","method":"POST","path":"/term/token","writes":true,"body":"required","answer":"json"},
    openTill: {"name":"term.openTill","method":"POST","path":"/x/terminal/{terminalId}/open_till","writes":true,"body":"none","answer":"json"},
    handOff: {"name":"term.handOff","method":"POST","path":"/term/hand_off","writes":true,"body":"required","answer":"json"},
    signOut: {"name":"term.signOut","method":"POST","path":"/term/sign_out","writes":true,"body":"none","answer":"json"},
    facts: {"name":"term.facts","method":"GET","path":"/term/terminal","writes":false,"body":"none","answer":"json"},
    goods: {"name":"term.goods","method":"GET","path":"/term/goods","writes":false,"body":"none","answer":"json"},
    rules: {"name":"term.rules","method":"GET","path":"/term/rules","writes":false,"body":"none","answer":"json"},
    customer: {"name":"term.customer","method":"GET","path":"/term/customer","writes":false,"body":"none","answer":"json"},
    addCustomer: {"name":"term.addCustomer","method":"POST","path":"/term/customer","writes":true,"body":"required","answer":"json"},
    process: {"name":"term.process","method":"POST","path":"/term/check/process","writes":false,"body":"required","answer":"json"},
    sale: {"name":"term.sale","method":"POST","path":"/term/check/sale","writes":true,"body":"required","answer":"json"},
    reserve: {"name":"term.reserve","method":"POST","path":"/term/check/reserve","writes":true,"body":"required","answer":"json"},
    finalize: {"name":"term.finalize","method":"POST","path":"/term/check/finalize","writes":true,"body":"required","answer":"json"},
    cancel: {"name":"term.cancel","method":"POST","path":"/term/check/cancel","writes":true,"body":"required","answer":"json"},
    latest: {"name":"term.latest","method":"GET","path":"/term/checks","writes":false,"body":"none","answer":"json"},
  },
  transactions: {
    list: {"name":"transactions.list","method":"GET","path":"/transactions","writes":false,"body":"none","answer":"json","sorts":["created_dt","amount","amount_to_pay"],"dialect":"sort"},
    get: {"name":"transactions.get","method":"GET","path":"/x/transactions/{transactionId}","writes":false,"body":"none","answer":"json"},
    check: {"name":"transactions.check","method":"GET","path":"/transactions/{transactionId}/check","writes":false,"body":"none","answer":"html"},
    receipt: {"name":"transactions.receipt","method":"GET","path":"/transactions/{transactionId}/receipt","writes":false,"body":"none","answer":"html"},
    finalize: {"name":"transactions.finalize","method":"POST","path":"/transactions/finalize","writes":true,"body":"required","answer":"json"},
    cancel: {"name":"transactions.cancel","method":"POST","path":"/transactions/cancel","writes":true,"body":"required","answer":"json"},
    addBonuses: {"name":"transactions.addBonuses","method":"POST","path":"/transactions/bonuses/add","writes":true,"body":"required","answer":"json"},
    adjustBonuses: {"name":"transactions.adjustBonuses","method":"POST","path":"/transactions/bonuses/adjust","writes":true,"body":"required","answer":"json"},
    writeOffBonuses: {"name":"transactions.writeOffBonuses","method":"POST","path":"/transactions/bonuses/write_offs","writes":true,"body":"required","answer":"json"},
  },
};
