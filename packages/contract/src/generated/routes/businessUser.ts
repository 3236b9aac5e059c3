// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const businessUser: RoutesOf<Contract>["businessUser"] = {
  language: {"name":"businessUser.language","method":"GET","path":"/business/user/language","writes":false,"body":"none","answer":"json"},
  changeLanguage: {"name":"businessUser.changeLanguage","method":"PATCH","path":"/business/user/language","writes":true,"body":"required","answer":"json"},
  profile: {"name":"businessUser.profile","method":"GET","path":"/business/user/profile","writes":false,"body":"none","answer":"json"},
  changeProfile: {"name":"businessUser.changeProfile","method":"PATCH","path":"/business/user/profile","writes":true,"body":"required","answer":"json"},
  photo: {"name":"businessUser.photo","method":"POST","path":"/business/user/avatar","writes":true,"body":"image","answer":"json"},
  removePhoto: {"name":"businessUser.removePhoto","method":"DELETE","path":"/x/user/avatar","writes":true,"body":"none","answer":"json"},
  changePassword: {"name":"businessUser.changePassword","method":"POST","path":"/business/user/change_password","writes":true,"body":"required","answer":"json"},
  confirmEmail: {"name":"businessUser.confirmEmail","method":"GET","path":"/business/user/confirm_email/{emailToken}","writes":true,"body":"none","answer":"json"},
  requestConfirmEmail: {"name":"businessUser.requestConfirmEmail","method":"GET","path":"/business/user/request_confirm_email/{email}","writes":true,"body":"none","answer":"json"},
  verifyEmailPre: {"name":"businessUser.verifyEmailPre","method":"POST","path":"/business/user/email/verify/pre","writes":false,"body":"optional","answer":"json"},
  verifyEmail: {"name":"businessUser.verifyEmail","method":"POST","path":"/business/user/email/verify","writes":true,"body":"required","answer":"json"},
  validateEmail: {"name":"businessUser.validateEmail","method":"POST","path":"/business/user/email/validate","writes":false,"body":"required","answer":"json"},
  changeEmailPre: {"name":"businessUser.changeEmailPre","method":"POST","path":"/business/user/email/change/pre","writes":false,"body":"optional","answer":"json"},
  changeEmail: {"name":"businessUser.changeEmail","method":"POST","path":"/business/user/email/change","writes":true,"body":"required","answer":"json"},
  verifyPhonePre: {"name":"businessUser.verifyPhonePre","method":"POST","path":"/business/user/phone/verify/pre","writes":false,"body":"optional","answer":"json"},
  verifyPhone: {"name":"businessUser.verifyPhone","method":"POST","path":"/business/user/phone/verify","writes":true,"body":"required","answer":"json"},
  validatePhone: {"name":"businessUser.validatePhone","method":"POST","path":"/business/user/phone/validate","writes":false,"body":"required","answer":"json"},
  changePhonePre: {"name":"businessUser.changePhonePre","method":"POST","path":"/business/user/phone/change/pre","writes":false,"body":"optional","answer":"json"},
  changePhone: {"name":"businessUser.changePhone","method":"POST","path":"/business/user/phone/change","writes":true,"body":"required","answer":"json"},
  verifyExternalIdPre: {"name":"businessUser.verifyExternalIdPre","method":"POST","path":"/business/user/external_id/verify/pre","writes":false,"body":"optional","answer":"json"},
  verifyExternalId: {"name":"businessUser.verifyExternalId","method":"POST","path":"/business/user/external_id/verify","writes":true,"body":"required","answer":"json"},
  validateExternalId: {"name":"businessUser.validateExternalId","method":"POST","path":"/business/user/external_id/validate","writes":false,"body":"required","answer":"json"},
  changeExternalIdPre: {"name":"businessUser.changeExternalIdPre","method":"POST","path":"/business/user/external_id/change/pre","writes":false,"body":"optional","answer":"json"},
  changeExternalId: {"name":"businessUser.changeExternalId","method":"POST","path":"/business/user/external_id/change","writes":true,"body":"required","answer":"json"},
  sessions: {"name":"businessUser.sessions","method":"GET","path":"/x/auth/sessions","writes":false,"body":"none","answer":"json"},
  endSession: {"name":"businessUser.endSession","method":"DELETE","path":"/x/auth/sessions/{sessionId}","writes":true,"body":"none","answer":"json"},
  endOtherSessions: {"name":"businessUser.endOtherSessions","method":"DELETE","path":"/x/auth/sessions","writes":true,"body":"none","answer":"json"},
};
