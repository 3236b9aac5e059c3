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
};
