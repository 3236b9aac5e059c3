import type { places } from "@patron/contract";
import type { Language } from "@patron/contract/enums";
import type { ReplyOf } from "@patron/contract/kit";
import { formatDecimal } from "@patron/engine/money";
import type { InferResult } from "kysely";
import { photoOf } from "#kit/files.ts";
import { nameIn, textIn } from "#kit/records/text-in.ts";
import type { listPlaces, PlaceFacts, ShownProgramme } from "../places/public.ts";
import { type Hours, openingOf } from "./hours.ts";
import { type PosRow, shownLinks, toHours, toPos } from "./views.ts";

type Shown = ReplyOf<typeof places.requests>["items"][number];
type Place = Omit<Shown, "business" | "state" | "requested_dt" | "reason">;
export type PlaceRow = InferResult<ReturnType<typeof listPlaces>>[number];

/** What the directory keeps of a point of sale. */
type Body = Pick<Place, "pos_type" | "address" | "country" | "phones" | "email" | "time_zone" | "references"> &
  Partial<Pick<Place, "shop_url">> &
  Hours & {
    title: string;
    public_title: Record<string, string>;
    public_description: Record<string, string>;
    photo: string | null;
  };

/** What the directory has of a point of sale. Its own name is for staff, so visitors find and see it only where it has no other. */
export function placeFacts(row: PosRow): PlaceFacts {
  const { title, address, pos_type, country, phones, email, time_zone, shop_url } = toPos(row);
  const { public_title, public_description } = row;
  const { hours, exceptions } = toHours(row);
  const references = shownLinks(row);
  const texts = { public_title, public_description } as Pick<Body, "public_title" | "public_description">; // Texts by language.
  const body: Body = {
    ...{ pos_type, title, ...texts, address, country, phones, email, time_zone, shop_url },
    ...{ references, hours, exceptions },
    photo: row.photo,
  };
  const names = Object.values(texts.public_title).filter(Boolean);
  const { street, city, region, zip } = address;
  const words = [...(names.length > 0 ? names : [title]), ...Object.values(texts.public_description)];
  return {
    active: row.active,
    title: names[0] ?? title,
    words: [...words, street, zip, city, region].filter(Boolean).join(" "),
    latitude: row.latitude,
    longitude: row.longitude,
    body: JSON.stringify(body),
  };
}

/** A place as visitors see it, in a language, else in that of its programme. */
export function toPlace(row: PlaceRow, language: Language, now: Date): Place {
  const body = row.body as unknown as Body; // Only `placeFacts` writes it.
  const programme = row.programme as unknown as ShownProgramme; // Only `programmeFacts` writes it.
  const text = textIn(language, programme.default_language);
  const degrees = (value: bigint | null) => (value === null ? null : formatDecimal(value, 6));
  const { pos_type, address, country, phones, email, time_zone, references } = body;
  return {
    ...{ id: row.pos_id, pos_type, address, country, phones, email, time_zone, references },
    title: nameIn(language, programme.default_language)(body.public_title, body.title),
    description: text(body.public_description),
    programme_title: text(programme.public_title, programme.title),
    latitude: degrees(row.latitude),
    longitude: degrees(row.longitude),
    // What was listed before online stores had one has none.
    shop_url: body.shop_url ?? null,
    distance_m: row.distance_m,
    photo: photoOf(body.photo),
    ...openingOf(body, time_zone, now),
  };
}

/** The same as support decides about it. */
export function toRequest(row: PlaceRow, language: Language, now: Date): Shown {
  const { business_id, business_title, state, requested_dt, reason } = row;
  return {
    ...toPlace(row, language, now),
    business: { id: business_id, title: business_title },
    ...{ state, reason, requested_dt: requested_dt.toISOString() },
  };
}
