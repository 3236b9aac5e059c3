import { useUnits } from "#kit/messages/use-units.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { publicStoreMessages } from "../messages.ts";
import type { StorePart } from "./store-head.tsx";

type Item = StorePart["store"]["goods"][number];

/** The items by category, and those without one last. */
export function StoreGoods({ store }: StorePart) {
  const t = useMessages(publicStoreMessages);
  const groups = store.categories.map(({ id, ...words }) => ({
    id,
    ...words,
    items: store.goods.filter(({ category_ids }) => category_ids.includes(id)),
  }));
  const others = store.goods.filter(({ category_ids }) => category_ids.length === 0);
  const filled = groups.filter(({ items }) => items.length > 0);
  const title = filled.length > 0 ? t.other : t.goods;
  const rest = { id: "", title, description: "", photo: null, items: others };
  const shown = others.length > 0 ? [...filled, rest] : filled;
  return shown.map(({ items, ...group }) => (
    <section key={group.id} aria-label={group.title} className="flex flex-col gap-3">
      <GroupHead {...group} />
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {items.map((item) => (
          <Tile key={item.id} item={item} currency={store.currency} />
        ))}
      </ul>
    </section>
  ));
}

interface Group {
  title: string;
  description: string;
  photo: Item["photo"];
}

/** A category as customers know it. */
function GroupHead({ title, description, photo }: Group) {
  return (
    <div className="flex items-center gap-4">
      {photo && (
        <img
          src={photo.thumbnail_url}
          alt=""
          loading="lazy"
          className="size-16 shrink-0 rounded-card border border-default object-cover"
        />
      )}
      <div className="flex min-w-0 flex-col gap-1">
        <h2 className="text-section font-semibold wrap-anywhere">
          <bdi>{title}</bdi>
        </h2>
        {description && (
          <p dir="auto" className="max-w-[40rem] whitespace-pre-line text-start text-body text-muted">
            {description}
          </p>
        )}
      </div>
    </div>
  );
}

function Tile({ item, currency }: { item: Item; currency: string }) {
  const show = useShow();
  const unitOf = useUnits();
  return (
    <li className="flex min-w-0 flex-col overflow-hidden rounded-card border border-default bg-surface">
      {item.photo && (
        <img src={item.photo.thumbnail_url} alt="" loading="lazy" className="aspect-square object-cover" />
      )}
      <div className="flex flex-1 flex-col gap-1 p-3">
        <h3 className="text-body font-medium wrap-anywhere">
          <bdi>{item.title}</bdi>
        </h3>
        {item.description && <p className="line-clamp-3 text-table text-muted">{item.description}</p>}
        <p className="mt-auto pt-1 text-body font-semibold tabular-nums">
          <bdi>
            {show.unitPrice(item.price, currency)}
            {item.unit !== "piece" && ` / ${unitOf(item.unit)}`}
          </bdi>
          {item.age_limit ? <span className="ms-2 text-table font-normal text-muted">{item.age_limit}+</span> : null}
        </p>
      </div>
    </li>
  );
}
