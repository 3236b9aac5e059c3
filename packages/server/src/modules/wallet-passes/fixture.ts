import { calls } from "@patron/contract/routes";
import type { Fixture } from "../../../test/fixtures.ts";
import { makeAuthority } from "../../../test/passes/authority.ts";

/** A wallet pass that customers get, and the link of one. */
export const fixture: Fixture = async ({ w }) => {
  const authority = makeAuthority();
  const { certificate, key } = authority.issue("card", "/UID=pass.example.card/CN=Pass/OU=TEAM123456");
  const signer = { certificate, certificate_key: key, authority_certificate: authority.pem };
  authority.remove();
  const { loyaltyId } = w;
  await w.owner.request(calls.walletPasses.change, { path: { loyaltyId }, body: { ...signer, active: true } });
  const [known] = (await w.owner.request(calls.customers.search, { body: {} })).items;
  const { items } = await w.owner.request(calls.walletPasses.ofCustomer, { path: { userId: known?.id ?? "" } });
  return { wallet_token: new URL(items[0]?.link ?? "").searchParams.get("for") ?? "" };
};
