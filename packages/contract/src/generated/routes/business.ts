// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const business: RoutesOf<Contract>["business"] = {
  get: {"name":"business.get","method":"GET","path":"/business","writes":false,"body":"none","answer":"json"},
  add: {"name":"business.add","method":"POST","path":"/business","writes":true,"body":"required","answer":"json"},
  change: {"name":"business.change","method":"PATCH","path":"/business","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  settings: {"name":"business.settings","method":"GET","path":"/business/settings","writes":false,"body":"none","answer":"json"},
  changeSettings: {"name":"business.changeSettings","method":"PATCH","path":"/business/settings","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  applications: {"name":"business.applications","method":"GET","path":"/business/white_label/applications","writes":false,"body":"none","answer":"json"},
  photo: {"name":"business.photo","method":"POST","path":"/business/settings/photo","writes":true,"body":"image","answer":"json","needsEveryPos":true},
  removePhoto: {"name":"business.removePhoto","method":"DELETE","path":"/business/settings/photo","writes":true,"body":"none","answer":"json","needsEveryPos":true},
  changeRoleBasedModel: {"name":"business.changeRoleBasedModel","method":"PATCH","path":"/business/role_based_model","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  changeSecondFactor: {"name":"business.changeSecondFactor","method":"PATCH","path":"/x/business/second_factor","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  preferences: {"name":"business.preferences","method":"GET","path":"/business/custom/preferences","writes":false,"body":"none","answer":"json"},
  addPreference: {"name":"business.addPreference","method":"POST","path":"/business/custom/preferences","writes":true,"body":"required","answer":"json"},
  changePreference: {"name":"business.changePreference","method":"PATCH","path":"/business/custom/preferences","writes":true,"body":"required","answer":"json"},
  currencies: {"name":"business.currencies","method":"GET","path":"/business/currencies","writes":false,"body":"none","answer":"json"},
  legalInfo: {"name":"business.legalInfo","method":"GET","path":"/business/legal_info","writes":false,"body":"none","answer":"json"},
  changeLegalInfo: {"name":"business.changeLegalInfo","method":"PATCH","path":"/business/legal_info","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  apiKey: {"name":"business.apiKey","method":"GET","path":"/business/api_key","writes":true,"body":"none","answer":"json","needsEveryPos":true},
  checkReferral: {"name":"business.checkReferral","method":"GET","path":"/business/check_referral/{code}","writes":false,"body":"none","answer":"json"},
  referral: {"name":"business.referral","method":"GET","path":"/x/business/referral","writes":true,"body":"none","answer":"json","needsEveryPos":true},
  removeApiKey: {"name":"business.removeApiKey","method":"DELETE","path":"/business/api_key","writes":true,"body":"none","answer":"json","needsEveryPos":true},
};
