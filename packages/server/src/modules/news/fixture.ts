import type { news } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import type { Fixture } from "../../../test/fixtures.ts";
import type { World } from "../../../test/world.ts";

/** Adds an item of news to a test's business. */
export function addNews({ owner, loyaltyId }: World, body: Partial<BodyOf<typeof news.add>> = {}) {
  return owner.request(calls.news.add, { body: { loyalty_id: loyaltyId, title: "New opening hours", ...body } });
}

export const fixture: Fixture = async ({ w }, marker) => {
  return { news: (await addNews(w, { title: `${marker} news`, public_text: { en: `${marker} text` } })).id };
};
