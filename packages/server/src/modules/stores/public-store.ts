import type { onlineStore } from "@patron/contract";
import type { Language } from "@patron/contract/enums";
import type { ReplyOf } from "@patron/contract/kit";
import { formatDecimal } from "@patron/engine/money";
import { photoOf } from "#kit/files.ts";
import { nameIn, textIn } from "#kit/records/text-in.ts";
import type { Tenant } from "#kit/tenant.ts";
import { readApplications } from "../business/public.ts";
import { openingOf, type PosRow, shownLinks, toHours } from "../pos/public.ts";
import { levelsIn } from "./deliveries.ts";
import { listPickUpPoints } from "./queries.ts";
import { pickUpPoints, picturesOf, type StoreData } from "./store.ts";

type Store = ReplyOf<typeof onlineStore.show>;
type Address = Store["address"];
type Text = ReturnType<typeof textIn>;
type Name = ReturnType<typeof nameIn>;

/** A public store as its customers see it; the reader's language, else the programme's. */
export async function toStore(
  tenant: Tenant,
  data: StoreData,
  language: Language,
  now: Date,
): Promise<Store | undefined> {
  const { pos, loyalty, programme, settings, terminal, problems } = data;
  if (!terminal || problems.length > 0) return undefined;
  const text = textIn(language, loyalty.default_language);
  const name = nameIn(language, loyalty.default_language);
  const [points, applications] = await Promise.all([
    tenant.many(listPickUpPoints(pos.loyalty_id)),
    readApplications(tenant, language),
  ]);
  const { currency } = terminal;
  return {
    ...toPlace(pos, name),
    description: text(programme.public_description) || text(pos.public_description),
    programme: {
      title: text(loyalty.public_title, loyalty.title),
      description: text(loyalty.public_description),
      web_site: loyalty.web_site,
      photo: photoOf(loyalty.photo),
    },
    language,
    applications,
    currency,
    ...storeHours(pos, now),
    closed_message: text(settings.closed_message),
    payment_methods: programme.payment_methods,
    min_order_amount: programme.min_order_amounts[currency] ?? null,
    terms: text(programme.terms),
    delivery_types: data.deliveries.map((row) => ({
      id: row.id,
      title: text(row.public_title, row.title),
      comment: text(row.public_comment),
      address_mode: row.address_mode as Store["delivery_types"][number]["address_mode"], // By the column's check.
      date_required: row.date_required,
      time_required: row.time_required,
      price_levels: levelsIn(row, currency) ?? [],
      pick_up_points: pickUpPoints(row, points).map(({ id, title, public_title, address }) => ({
        id,
        title: name(public_title, title),
        address: address as Address, // Written only from this shape.
      })),
    })),
    additional_services: data.services.map(({ service, price }) => ({
      id: service.id,
      goods_id: service.goods_id,
      title: text(service.public_title, service.title),
      description: text(service.public_description),
      unit: service.unit,
      price,
      required: service.required,
      multiple: service.multiple,
    })),
    categories: data.categories.map((row) => ({
      id: row.id,
      parent_id: row.parent_id,
      title: text(row.public_title, row.title),
      description: text(row.public_description),
      photo: photoOf(row.photo),
    })),
    goods: toGoods(data, text),
  };
}

function toPlace(pos: PosRow, name: Name) {
  const degrees = (value: bigint | null) => (value === null ? null : formatDecimal(value, 6));
  const { id, country, phones, email, time_zone } = pos;
  return {
    ...{ id, country, phones, email, time_zone },
    title: name(pos.public_title, pos.title),
    address: pos.address as Address, // Written only from this shape.
    references: shownLinks(pos),
    latitude: degrees(pos.latitude),
    longitude: degrees(pos.longitude),
    photo: photoOf(pos.photo),
  };
}

/** A store without any hours is always open. */
function storeHours(pos: PosRow, now: Date): Pick<Store, "is_open" | "hours"> {
  const { is_open, hours } = openingOf(toHours(pos), pos.time_zone, now);
  return { is_open: is_open ?? true, hours };
}

function toGoods({ goods, categories, terminal }: StoreData, text: Text): Store["goods"] {
  const shown = new Set(categories.map(({ id }) => id));
  if (!terminal) return [];
  return goods.map(({ row, price }) => ({
    id: row.id,
    code: row.code,
    title: text(row.public_title, row.title),
    description: text(row.public_description),
    unit: row.unit,
    ...quantitiesOf(row),
    price,
    category_ids: row.category_ids.filter((id) => shown.has(id)),
    ...picturesOf(row),
  }));
}

function quantitiesOf(row: StoreData["goods"][number]["row"]) {
  const quantity = (value: bigint | null) => (value === null ? null : formatDecimal(value, 3));
  return {
    quantity_min: quantity(row.quantity_min),
    quantity_step: quantity(row.quantity_step),
    quantity_precision: row.quantity_precision,
    age_limit: row.age_limit,
  };
}
