import { onlineStore } from "@patron/contract";
import { Failure } from "@patron/contract/kit";
import { settingsOf } from "#kit/families/settings.ts";
import { implement } from "#kit/implement.ts";
import { personOf } from "#kit/who.ts";
import { programmeSettings } from "../loyalty/public.ts";
import { getPos } from "../pos/public.ts";
import { isCurrency } from "../reference/public.ts";
import { toStore } from "./public-store.ts";
import * as queries from "./queries.ts";
import { posSettings, toPosStore, toProgrammeStore } from "./settings.ts";
import { readStore } from "./store.ts";

const programme = settingsOf(programmeSettings, {
  name: "online-store",
  entityType: "online_store",
  show: toProgrammeStore,
  read(body: { min_order_amounts?: Record<string, string> }) {
    const isKnown = Object.keys(body.min_order_amounts ?? {}).every((currency) => isCurrency(currency));
    return isKnown ? body : ("currency.unknown" as const);
  },
});

const store = settingsOf(posSettings, {
  name: "online-store",
  entityType: "online_store",
  show: toPosStore,
  async read(body: { terminal_id?: string | null }, { id }, tenant) {
    if (!body.terminal_id) return body;
    return (await tenant.maybe(queries.getStoreTerminal(id, body.terminal_id)))
      ? body
      : ("terminal.not_found" as const);
  },
});

export const onlineStoreCalls = implement(onlineStore, {
  programme: programme.show,
  changeProgramme: programme.change,

  async pos(context) {
    const { path, tenant, now } = context;
    const settings = await store.show(context);
    if (settings instanceof Failure) return settings;
    const { problems } = await readStore(tenant, await tenant.one(getPos(path.posId)), now);
    return { ...settings, problems };
  },

  async changePos(context) {
    const { path, tenant, who, now, fail } = context;
    const settings = await store.change(context);
    if (settings instanceof Failure) return settings;
    const address = settings.active
      ? queries.saveStoreAddress(path.posId, personOf(who).businessId)
      : queries.endStoreAddress(path.posId);
    const saved = await tenant.run(address);
    // Businesses may choose the ids of their points of sale.
    if (settings.active && saved === 0) return fail("conflict.duplicate");
    const { problems } = await readStore(tenant, await tenant.one(getPos(path.posId)), now);
    return { ...settings, problems };
  },

  async show({ path, query, tenant, language, now, fail }) {
    const address = await tenant.maybe(queries.getStoreAddress(path.posId));
    if (!address) return fail("store.not_found");
    await tenant.enter(address.business_id);
    const data = await readStore(tenant, await tenant.one(getPos(path.posId)), now);
    return (await toStore(tenant, data, query.language ?? language, now)) ?? fail("store.not_found");
  },
});
