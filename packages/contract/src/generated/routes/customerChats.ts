// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const customerChats: RoutesOf<Contract>["customerChats"] = {
  get: {"name":"customerChats.get","method":"GET","path":"/x/customer/{userId}/chat","writes":false,"body":"none","answer":"json"},
  remove: {"name":"customerChats.remove","method":"DELETE","path":"/x/customer/{userId}/chat","writes":true,"body":"none","answer":"json"},
};
