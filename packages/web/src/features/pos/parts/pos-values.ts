import type { pos } from "@patron/contract";
import type { BodyOf, ReplyOf } from "@patron/contract/client";
import type { Language } from "@patron/contract/words";

type Pos = ReplyOf<typeof pos.get>;

/** What the form's fields hold: one language of the public texts, the address taken apart, the first telephone. */
export interface PosValues {
  title: string;
  loyalty_id: string;
  pos_type: Pos["pos_type"];
  public_title: string;
  public_description: string;
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
    public_title: "",
    public_description: "",
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

/** The values of an existing one, public texts in the reader's language. */
export function posValues(pos: Pos, language: Language): PosValues {
  const { street = "", city = "", region = "", zip = "" } = pos.address;
  return {
    title: pos.title,
    loyalty_id: pos.loyalty.id,
    pos_type: pos.pos_type,
    public_title: pos.public_title[language] ?? "",
    public_description: pos.public_description[language] ?? "",
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

/** What a change of some values says to the call; texts of other languages and further telephones stay. */
export function posBody(
  changed: Partial<PosValues>,
  language: Language,
  before?: Pos,
): Partial<BodyOf<typeof pos.add>> {
  const { public_title, public_description, address, phone, email, priority, ...same } = changed;
  const others = before?.phones.slice(1) ?? [];
  return {
    ...same,
    ...(public_title === undefined ? {} : { public_title: withText(before?.public_title, language, public_title) }),
    ...(public_description === undefined
      ? {}
      : { public_description: withText(before?.public_description, language, public_description) }),
    ...(address && { address: withoutEmpty(address) }),
    ...(phone === undefined ? {} : { phones: phone ? [phone, ...others] : others }),
    ...(email === undefined ? {} : { email: email || null }),
    ...(priority === undefined ? {} : { priority: priority ?? 0 }),
  };
}

function withText(map: Record<string, string> | undefined, language: Language, text: string): Record<string, string> {
  return withoutEmpty({ ...map, [language]: text });
}
function withoutEmpty(map: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(map).filter(([, text]) => text.trim() !== ""));
}
