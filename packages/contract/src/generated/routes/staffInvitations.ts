// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const staffInvitations: RoutesOf<Contract>["staffInvitations"] = {
  list: {"name":"staffInvitations.list","method":"GET","path":"/x/staff_invitations","writes":false,"body":"none","answer":"json","needsEveryPos":true},
  add: {"name":"staffInvitations.add","method":"POST","path":"/x/staff_invitations","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  resend: {"name":"staffInvitations.resend","method":"POST","path":"/x/staff_invitations/{staffInvitationId}/resend","writes":true,"body":"none","answer":"json","needsEveryPos":true},
  withdraw: {"name":"staffInvitations.withdraw","method":"DELETE","path":"/x/staff_invitations/{staffInvitationId}","writes":true,"body":"none","answer":"json","needsEveryPos":true},
  show: {"name":"staffInvitations.show","method":"POST","path":"/x/auth/invitation","writes":false,"body":"required","answer":"json"},
  accept: {"name":"staffInvitations.accept","method":"POST","path":"/x/auth/invitation/accept","writes":true,"body":"required","answer":"json"},
  join: {"name":"staffInvitations.join","method":"POST","path":"/x/auth/invitation/join","writes":true,"body":"required","answer":"json"},
};
