import type { PosType } from "@patron/contract/enums";
import { readPhone } from "#kit/phone.ts";
import type { Tenant } from "#kit/tenant.ts";
import { isCountry, isTimeZone } from "../reference/public.ts";
import { getStaff } from "../staff/public.ts";

interface LocationRequest {
  country?: string | null;
  time_zone?: string;
  phones?: string[];
}

/** The first error in a location's country, time zone or telephone numbers. */
export function refuseLocation(
  request: LocationRequest,
): "country.unknown" | "time_zone.unknown" | "phone.invalid" | undefined {
  if (request.country && !isCountry(request.country)) return "country.unknown";
  if (request.time_zone !== undefined && !isTimeZone(request.time_zone)) return "time_zone.unknown";
  return request.phones?.some((phone) => !readPhone(phone, request.country ?? undefined)) ? "phone.invalid" : undefined;
}

/** Telephone numbers in E.164. Only for numbers that `refuseLocation` has accepted. */
export function readPhones(phones: readonly string[], country: string | null | undefined): string[] {
  return phones.map((phone) => readPhone(phone, country ?? undefined) ?? phone);
}

interface TankerRequest {
  vehicle_number?: string | null;
  driver_staff_id?: string | null;
  tank_capacity?: number | null;
}
/** What a point of sale of another type has of a road tanker. */
export const noTanker = { vehicle_number: null, driver_staff_id: null, tank_capacity: null };

/** The first error in what only a road tanker has. A driver who stays is not looked at again: they may have been suspended since. */
export async function refuseTanker(
  tenant: Tenant,
  type: PosType,
  { vehicle_number, driver_staff_id, tank_capacity }: TankerRequest,
  presentDriver: string | null = null,
): Promise<"pos.not_road_tanker" | "staff.not_found" | undefined> {
  const isTold = [vehicle_number, driver_staff_id, tank_capacity].some((value) => (value ?? null) !== null);
  if (type !== "road-tanker") return isTold ? "pos.not_road_tanker" : undefined;
  if (!driver_staff_id || driver_staff_id === presentDriver) return undefined;
  const driver = await tenant.maybe(getStaff(driver_staff_id));
  return driver && !driver.suspended ? undefined : "staff.not_found";
}
