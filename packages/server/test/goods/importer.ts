import type { goodsImports } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import type { TestServer } from "../server.ts";
import { shop } from "../shop.ts";

type Body = BodyOf<typeof goodsImports.preview>;
const { goods } = calls;

/** A body of an import: the keys of its columns, and its rows. */
export const rowsIn = (columns: (string | null)[], ...rows: (string | null)[][]): Body => ({ columns, rows });

/** A shop whose owner imports goods. */
export async function importer(server: TestServer) {
  const s = await shop(server);
  const { owner } = s.w;
  const path = { loyaltyId: s.w.loyaltyId };
  const preview = (body: Body) => owner.request(calls.goodsImports.preview, { path, body });
  return {
    s,
    path,
    preview,
    /** Imports what a preview has shown. */
    async add(body: Body) {
      const { fingerprint } = await preview(body);
      return owner.request(calls.goodsImports.add, { path, body: { ...body, fingerprint } });
    },
    undo: (goodsImportId: string) => owner.request(calls.goodsImports.undo, { path: { ...path, goodsImportId } }),
    /** The item with a code. */
    async found(code: string) {
      const { items } = await owner.request(goods.inBusiness, { query: { search_text: code } });
      const item = items.find((one) => one.code === code);
      if (!item) throw new Error(`There is no ${code}.`);
      return item;
    },
    /** A price group by which the till sells, and the key of its column. */
    async priceGroup() {
      const group = await s.w.make.priceGroup({ title: "City" });
      const body = { price_group_id: group.id };
      await owner.request(calls.terminals.change, { path: { terminalId: s.terminalId }, body });
      return { group, key: `group.${group.id}` };
    },
    /** The price at which the till sells a code. */
    async sold(code: string) {
      const { check } = await s.till.request(calls.term.process, { body: { items: [{ code, quantity: "1" }] } });
      return check.items[0]?.price_base;
    },
  };
}
