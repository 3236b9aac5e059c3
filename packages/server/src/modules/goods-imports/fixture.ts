import { calls } from "@patron/contract/routes";
import type { Fixture } from "../../../test/fixtures.ts";

/** An import that adds an item, which is not undone. */
export const fixture: Fixture = async ({ w }, marker) => {
  const path = { loyaltyId: w.loyaltyId };
  const body = {
    file_name: `${marker}.csv`,
    columns: ["code", "title"],
    rows: [[`${marker}-imported`, `${marker} imported`]],
  };
  const { fingerprint } = await w.owner.request(calls.goodsImports.preview, { path, body });
  const added = await w.owner.request(calls.goodsImports.add, { path, body: { ...body, fingerprint } });
  // What `server/test/requests.ts` imports.
  const sample = { columns: ["code", "title"], rows: [["sample-import", "Sample"]] };
  const next = await w.owner.request(calls.goodsImports.preview, { path, body: sample });
  return { goods_import: added.id, goods_import_fingerprint: next.fingerprint };
};
