import type { identification } from "@patron/contract";
import { MOST_IDENTIFIERS } from "@patron/contract/enums";
import type { InferResult } from "kysely";
import { newId } from "#kit/id.ts";
import type { Handlers } from "#kit/implement.ts";
import { textIn } from "#kit/records/text-in.ts";
import { cardOfPassLink, codeLink, codeOf, getCustomer, lockCustomer } from "../customers/public.ts";
import { getLoyalty } from "../loyalty/public.ts";
import { drawCode, hashOf } from "./codes.ts";
import { codePrefix } from "./identify.ts";
import * as queries from "./queries.ts";

/** As long as a customer needs to say it. */
const lifeSeconds = 60;

type Calls = "list" | "add" | "remove" | "showCode";

/** The cards of customers, and the codes of their pages. */
export const identifierHandlers: Pick<Handlers<typeof identification>, Calls> = {
  async list({ path, tenant, settings, fail }) {
    if (!(await tenant.maybe(getCustomer(path.userId)))) return fail("customer.not_found");
    const [rows, cards] = await Promise.all([
      tenant.many(queries.listIdentifiers(path.userId)),
      tenant.many(queries.listCards(path.userId)),
    ]);
    return {
      items: rows.map(toIdentifier),
      pages: cards.map(({ id: cardId, business_id: businessId, loyalty_id, loyalty_title }) => ({
        loyalty: { id: loyalty_id, title: loyalty_title },
        link: codeLink({ businessId, cardId }, settings),
      })),
    };
  },

  async add({ path, body, tenant, now, fail, changed }) {
    // One after another, so that no customer gets more than the maximum.
    if (!(await tenant.maybe(lockCustomer(path.userId)))) return fail("customer.not_found");
    if (!(await tenant.maybe(getLoyalty(body.loyalty_id)))) return fail("loyalty.not_found");
    const code = codeOf(body.value);
    if (code === "" || code.length > 200) return fail("identifier.invalid");
    const has = await tenant.many(queries.listIdentifiers(path.userId));
    if (has.length >= MOST_IDENTIFIERS) return fail("identifier.too_many");
    const id = newId();
    const row = { id, ...body, value: body.value.trim(), customer_id: path.userId, code, created_dt: now };
    if ((await tenant.run(queries.addIdentifier(row))) === 0) return fail("identifier.taken");
    changed({
      entityType: "customer",
      id: path.userId,
      before: { identifier: null },
      after: { identifier: row.value },
    });
    return toIdentifier(await tenant.one(queries.getIdentifier(id)));
  },

  async remove({ path, tenant, fail, changed }) {
    const removed = await tenant.maybe(queries.removeIdentifier(path.userId, path.customerIdentifierId));
    if (!removed) return fail("identifier.not_found");
    const before = { identifier: removed.value };
    changed({ entityType: "customer", id: path.userId, before, after: { identifier: null } });
    return { done: true };
  },

  async showCode({ path, tenant, now, settings, fail }) {
    const linked = cardOfPassLink(path.token, settings);
    if (!linked) return fail("customer_code.not_found");
    await tenant.enter(linked.businessId);
    const card = await tenant.maybe(queries.getCard(linked.cardId));
    // A link says nothing about why it shows no codes.
    if (!card || card.blocked || card.access === "none" || !card.active) return fail("customer_code.not_found");
    const expires = new Date(now.getTime() + lifeSeconds * 1000);
    await tenant.run(queries.removeCodes(card.id, now));
    const code = await drawCode(
      async (drawn) =>
        (await tenant.run(queries.addCode(hashOf(drawn, "customers", settings), card.id, expires, now))) > 0,
    );
    const language = card.language ?? card.default_language;
    const title = textIn(language, card.default_language)(card.public_title, card.title);
    return { code, qr: `${codePrefix}${code}`, expires_dt: expires.toISOString(), title, language };
  },
};

type Row = InferResult<ReturnType<typeof queries.getIdentifier>>[number];
const toIdentifier = ({ id, loyalty_id, loyalty_title, type, value, created_dt }: Row) => ({
  ...{ id, type, value, loyalty: { id: loyalty_id, title: loyalty_title } },
  created_dt: created_dt.toISOString(),
});
