// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const auth: RoutesOf<Contract>["auth"] = {
  tokenPre: {"name":"auth.tokenPre","method":"POST","path":"/business/auth/token/pre","writes":false,"body":"optional","answer":"json"},
  token: {"name":"auth.token","method":"POST","path":"/business/auth/token","writes":true,"body":"required","answer":"json"},
  renew: {"name":"auth.renew","method":"GET","path":"/business/auth/token/renew","writes":true,"body":"none","answer":"json"},
  access: {"name":"auth.access","method":"GET","path":"/x/auth/access","writes":false,"body":"none","answer":"json"},
  startView: {"name":"auth.startView","method":"POST","path":"/x/auth/view","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  endView: {"name":"auth.endView","method":"DELETE","path":"/x/auth/view","writes":true,"body":"none","answer":"json"},
  signOut: {"name":"auth.signOut","method":"POST","path":"/x/auth/sign_out","writes":true,"body":"none","answer":"json"},
  oneTimeCodePre: {"name":"auth.oneTimeCodePre","method":"POST","path":"/x/auth/one_time_code/pre","writes":false,"body":"optional","answer":"json"},
  sendOneTimeCode: {"name":"auth.sendOneTimeCode","method":"POST","path":"/x/auth/one_time_code","writes":true,"body":"required","answer":"json"},
  signInByCode: {"name":"auth.signInByCode","method":"POST","path":"/x/auth/token_by_code","writes":true,"body":"required","answer":"json"},
  setNewPassword: {"name":"auth.setNewPassword","method":"POST","path":"/x/auth/new_password","writes":true,"body":"required","answer":"json"},
  staffSignIn: {"name":"auth.staffSignIn","method":"POST","path":"/business/auth/staff/signin","writes":true,"body":"required","answer":"json"},
  answerChallenge: {"name":"auth.answerChallenge","method":"POST","path":"/x/auth/second_factor","writes":true,"body":"required","answer":"json"},
  staffSignOut: {"name":"auth.staffSignOut","method":"POST","path":"/business/auth/staff/signout","writes":true,"body":"none","answer":"json"},
  registerPre: {"name":"auth.registerPre","method":"POST","path":"/business/auth/register/pre","writes":false,"body":"optional","answer":"json"},
  register: {"name":"auth.register","method":"POST","path":"/business/auth/register","writes":true,"body":"required","answer":"json"},
  businesses: {"name":"auth.businesses","method":"GET","path":"/x/auth/businesses","writes":false,"body":"none","answer":"json"},
  switchBusiness: {"name":"auth.switchBusiness","method":"POST","path":"/x/auth/business","writes":true,"body":"required","answer":"json"},
};
