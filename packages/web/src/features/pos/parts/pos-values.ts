import type { pos } from "@patron/contract";
import type { BodyOf, ReplyOf } from "@patron/contract/client";
import type { Texts } from "#kit/form/texts.ts";

type Pos = ReplyOf<typeof pos.get>;

/** What the form's fields hold: the address taken apart, the first telephone. */
export interface PosValues {
  title: string;
  loyalty_id: string;
  pos_type: Pos["pos_type"];
  public_title: Texts;
  public_description: Texts;
  address: { street: string; city: string; region: string; zip: string };
  country: string | null;
  time_zone: string;
  latitude: string | null;
  longitude: string | null;
  phone: string | null;
  email: string;
  priority: number | null;
  active: boolean;
}

/** The values of a new point of sale in a programme. */
export function blankPos(loyalty: { id: string; time_zone: string; country: string } | undefined): PosValues {
  return {
    title: "",
    loyalty_id: loyalty?.id ?? "",
    pos_type: "pos",
    public_title: {},
    public_description: {},
    address: { street: "", city: "", region: "", zip: "" },
    country: loyalty?.country ?? null,
    time_zone: loyalty?.time_zone ?? "",
    latitude: null,
    longitude: null,
    phone: null,
    email: "",
    priority: 0,
    active: true,
  };
}

/** The values of an existing one. */
export function posValues(pos: Pos): PosValues {
  const { street = "", city = "", region = "", zip = "" } = pos.address;
  return {
    title: pos.title,
    loyalty_id: pos.loyalty.id,
    pos_type: pos.pos_type,
    public_title: pos.public_title,
    public_description: pos.public_description,
    address: { street, city, region, zip },
    country: pos.country,
    time_zone: pos.time_zone,
    latitude: pos.latitude,
    longitude: pos.longitude,
    phone: pos.phones[0] ?? null,
    email: pos.email ?? "",
    priority: pos.priority,
    active: pos.active,
  };
}

/** What a change of some values says to the call; further telephones stay. */
export function posBody(changed: Partial<PosValues>, before?: Pos): Partial<BodyOf<typeof pos.add>> {
  const { address, phone, email, priority, ...same } = changed;
  const others = before?.phones.slice(1) ?? [];
  return {
    ...same,
    ...(address && { address: withoutEmpty(address) }),
    ...(phone === undefined ? {} : { phones: phone ? [phone, ...others] : others }),
    ...(email === undefined ? {} : { email: email || null }),
    ...(priority === undefined ? {} : { priority: priority ?? 0 }),
  };
}

function withoutEmpty(map: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(map).filter(([, text]) => text.trim() !== ""));
}
