import type { PosType } from "@patron/contract/enums";
import { readPhone } from "#kit/phone.ts";
import type { Tenant } from "#kit/tenant.ts";
import { isCountry, isTimeZone } from "../reference/public.ts";
import { getStaff } from "../staff/public.ts";
import * as queries from "./queries.ts";

interface LocationRequest {
  country?: string | null;
  time_zone?: string;
  phones?: string[];
  latitude?: string | null;
  longitude?: string | null;
}

/** The first error in a location's country, time zone, coordinates or telephone numbers, and the field that has it. */
export function refuseLocation({ country, time_zone, latitude, longitude, phones = [] }: LocationRequest) {
  if (country && !isCountry(country)) return { code: "country.unknown", field: "country" } as const;
  if (time_zone !== undefined && !isTimeZone(time_zone))
    return { code: "time_zone.unknown", field: "time_zone" } as const;
  const [isNorth, isEast] = [latitude, longitude].map((degrees) => (degrees ?? null) !== null);
  if (isNorth !== isEast) return { code: "pos.point_incomplete", field: isNorth ? "longitude" : "latitude" } as const;
  const wrong = phones.findIndex((phone) => !readPhone(phone, country ?? undefined));
  return wrong < 0 ? undefined : ({ code: "phone.invalid", field: `phones.${wrong}` } as const);
}

/** Telephone numbers in E.164. Only for numbers that `refuseLocation` has accepted. */
export function readPhones(phones: readonly string[], country: string | null | undefined): string[] {
  return phones.map((phone) => readPhone(phone, country ?? undefined) ?? phone);
}

interface OwnFields {
  vehicle_number?: string | null;
  driver_staff_id?: string | null;
  tank_capacity?: number | null;
  shop_url?: string | null;
}
type OwnField = keyof OwnFields;
/** What only points of sale of one type have. */
const tankerFields = ["vehicle_number", "driver_staff_id", "tank_capacity"] as const satisfies OwnField[];
const storeFields = ["shop_url"] as const satisfies OwnField[];

/** What a point of sale of a type does not have, cleared. */
export function withoutOthers(type: PosType): OwnFields {
  const others = [...(type === "road-tanker" ? [] : tankerFields), ...(type === "online-store" ? [] : storeFields)];
  return Object.fromEntries(others.map((field) => [field, null]));
}

/** The first error in what only points of sale of one type have. A driver who stays is not looked at again: they may have been suspended since. */
export async function refuseOwnFields(
  tenant: Tenant,
  type: PosType,
  request: OwnFields,
  presentDriver: string | null = null,
): Promise<"pos.not_road_tanker" | "pos.not_online_store" | "staff.not_found" | undefined> {
  const has = (fields: readonly OwnField[]) => fields.some((field) => (request[field] ?? null) !== null);
  if (type !== "road-tanker" && has(tankerFields)) return "pos.not_road_tanker";
  if (type !== "online-store" && has(storeFields)) return "pos.not_online_store";
  const { driver_staff_id } = request;
  if (!driver_staff_id || driver_staff_id === presentDriver) return undefined;
  const driver = await tenant.maybe(getStaff(driver_staff_id));
  return driver && !driver.suspended ? undefined : "staff.not_found";
}

/**
 * Why a point of sale cannot go to another programme: cards, rules, price groups, goods and open reservations of its terminals and sales are the
 * programme's. The point of sale is locked, so nothing that names it, and no terminal, is added at the same time.
 */
export async function refuseOtherProgramme(
  tenant: Tenant,
  id: string,
): Promise<"pos.programme_locked" | "pos.named_in_programme" | undefined> {
  if (await tenant.maybe(queries.hasTerminals(id))) return "pos.programme_locked";
  if (await tenant.maybe(queries.hasSold(id))) return "pos.programme_locked";
  return (await tenant.one(queries.isNamed(id))).named ? "pos.named_in_programme" : undefined;
}
