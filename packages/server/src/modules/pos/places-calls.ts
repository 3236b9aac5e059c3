import { places } from "@patron/contract";
import { parseDecimal } from "@patron/engine/money";
import { implement } from "#kit/implement.ts";
import { readPage } from "#kit/records/paged.ts";
import { listNone, listPlaces, listRequests, type Point } from "../places/public.ts";
import { decide, isSupport } from "./listing.ts";
import { toPlace, toRequest } from "./place-facts.ts";
import { placesPage } from "./places-page.ts";

/** How many places a page shows. */
const perPage = 20;

interface Searched {
  latitude?: string | undefined;
  longitude?: string | undefined;
}
/** The point of a request in millionths of a degree; undefined without one, false for half of one. */
function pointOf({ latitude, longitude }: Searched): Point | undefined | false {
  if (latitude === undefined && longitude === undefined) return undefined;
  const [north, east] = [parseDecimal(latitude ?? "", 6), parseDecimal(longitude ?? "", 6)];
  return north === undefined || east === undefined ? false : { latitude: north, longitude: east };
}

export const placesCalls = implement(places, {
  list(context) {
    const { query, now, fail } = context;
    const point = pointOf(query);
    if (point === false) return fail("place.point_incomplete");
    const language = query.language ?? context.language;
    return readPage(context, listPlaces(query.search, point), (rows) => rows.map((row) => toPlace(row, language, now)));
  },

  async page({ query, tenant, now, language, settings, fail }) {
    const point = pointOf(query);
    if (point === false) return fail("place.point_incomplete");
    const shown = query.lang ?? language;
    const page = { page: query.number ?? 1, count: perPage, sort: undefined, order: "asc", skipTotals: false } as const;
    const found = await readPage({ tenant, page }, listPlaces(query.search, point), (rows) =>
      rows.map((row) => toPlace(row, shown, now)),
    );
    const address = `${settings.basePath}/public/places/html`;
    return placesPage({ ...found, total: found.total ?? 0, search: query, language: shown, address });
  },

  async requests(context) {
    const { query, now } = context;
    const language = query.language ?? context.language;
    const state = query.state === "none" ? undefined : query.state;
    const rows = (await isSupport(context)) && query.state !== "none" ? listRequests(state) : listNone();
    return readPage(context, rows, (found) => found.map((row) => toRequest(row, language, now)));
  },

  decide,
});
