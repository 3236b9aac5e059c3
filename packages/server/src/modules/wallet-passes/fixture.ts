import { calls } from "@patron/contract/routes";
import type { Fixture } from "../../../test/fixtures.ts";
import { makeAuthority } from "../../../test/passes/authority.ts";
import { makeServiceAccount } from "../../../test/passes/google.ts";
import { listCards } from "./queries.ts";
import { updatesOf } from "./update-link.ts";
import { addPass, addPhone } from "./update-queries.ts";

/** A wallet pass that customers get, and the link of one. */
export const fixture: Fixture = async ({ w }) => {
  const authority = makeAuthority();
  const { certificate, key } = authority.issue("card", "/UID=pass.example.card/CN=Pass/OU=TEAM123456");
  const signer = { certificate, certificate_key: key, authority_certificate: authority.pem };
  authority.remove();
  const { loyaltyId } = w;
  const google = { google_issuer_id: "3388000000022", google_key: makeServiceAccount().file };
  const settings = { ...signer, ...google, active: true };
  await w.owner.request(calls.walletPasses.change, { path: { loyaltyId }, body: settings });
  const [known] = (await w.owner.request(calls.customers.search, { body: {} })).items;
  const { items } = await w.owner.request(calls.walletPasses.ofCustomer, { path: { userId: known?.id ?? "" } });
  const [card] = await w.inside((tenant) => tenant.many(listCards(known?.id ?? "")));
  const phone = { device: "sample", card_id: card?.id ?? "", push_token: "sample", told_dt: new Date() };
  await w.inside(async (tenant) => {
    await tenant.run(addPass(phone.card_id, "", "", new Date()));
    await tenant.one(addPhone(phone));
  });
  const secure = { ...w.server.settings, publicUrl: "https://patron.example" };
  return {
    wallet_token: new URL(items[0]?.link ?? "").searchParams.get("for") ?? "",
    wallet_serial: phone.card_id,
    wallet_service: (card && updatesOf(card, secure)?.url.split("/").at(-1)) ?? "",
  };
};
