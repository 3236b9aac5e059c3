import { appStores } from "@patron/contract/app-stores";
import { labelled } from "#kit/labelled.ts";
import { useLanguage } from "#kit/language.ts";
import { PinMap } from "#kit/map/pin-map.tsx";
import { useUnits } from "#kit/messages/use-units.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Card } from "#ui/layout/card.tsx";
import { DefinitionList } from "#ui/layout/definition-list.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { publicStoreMessages } from "../messages.ts";
import type { StorePart } from "./store-head.tsx";

/** How orders are delivered and paid, what can be added to them, the hours of the next days, and the terms. */
export function StoreAbout({ store }: StorePart) {
  const t = useMessages(publicStoreMessages);
  const show = useShow();
  const money = (amount: string) => show.money(amount, store.currency);
  const ordering = [
    ...(store.min_order_amount ? [{ term: t.minimum, value: money(store.min_order_amount) }] : []),
    { term: t.payment, value: store.payment_methods.map((one) => t.values.payment_methods[one]).join(", ") },
  ];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Card title={t.delivery}>
        <div className="flex flex-col gap-4">
          <Deliveries store={store} />
          <DefinitionList rows={ordering} />
        </div>
      </Card>
      {store.additional_services.length > 0 && (
        <Card title={t.services}>
          <Services store={store} />
        </Card>
      )}
      {store.hours.length > 0 && (
        <Card title={t.hours}>
          <Hours store={store} />
        </Card>
      )}
      {store.latitude !== null && store.longitude !== null && (
        <PinMap latitude={store.latitude} longitude={store.longitude} />
      )}
      {store.applications.length > 0 && (
        <Card title={t.app}>
          <ul className="flex flex-wrap gap-x-6 gap-y-2 text-body">
            {store.applications.map(({ platform, link }) => (
              <li key={platform}>
                <TextLink href={link} outside>
                  {appStores[platform]}
                </TextLink>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {store.terms && (
        <Card title={t.terms}>
          <p className="whitespace-pre-line text-body">{store.terms}</p>
        </Card>
      )}
    </div>
  );
}

/** The hours of today and the next days. */
function Hours({ store }: StorePart) {
  const t = useMessages(publicStoreMessages);
  const language = useLanguage();
  const weekDay = new Intl.DateTimeFormat(language, {
    weekday: "long",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  return (
    <dl className="divide-y divide-default text-body">
      {store.hours.map(({ date, spans }) => (
        <div key={date} className="flex justify-between gap-4 py-2.5">
          <dt className="text-muted">
            {/* A month that is cut short ends with a full stop, which belongs to it in both directions. */}
            <bdi>{weekDay.format(new Date(`${date}T00:00:00Z`))}</bdi>
          </dt>
          <dd className="text-end tabular-nums">
            <bdi>{spans.map(({ from, to }) => `${from}–${to}`).join(", ") || t.closedDay}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What can be added to an order, with its price. */
function Services({ store }: StorePart) {
  const t = useMessages(publicStoreMessages);
  const show = useShow();
  const unitOf = useUnits();
  return (
    <ul className="flex flex-col gap-4">
      {store.additional_services.map((one) => (
        <li key={one.id} className="text-body">
          <div className="flex justify-between gap-4">
            <p className="min-w-0 font-medium wrap-anywhere">
              <bdi>{one.title}</bdi>
            </p>
            <p className="shrink-0 tabular-nums">
              <bdi>
                {show.unitPrice(one.price, store.currency)}
                {one.unit !== "piece" && ` / ${unitOf(one.unit)}`}
              </bdi>
            </p>
          </div>
          {one.description && <p className="whitespace-pre-line text-muted">{one.description}</p>}
          {one.required && <p className="text-muted">{t.always}</p>}
        </li>
      ))}
    </ul>
  );
}

/** Each way to get an order, with its prices by amount and its pick-up points. */
function Deliveries({ store }: StorePart) {
  const t = useMessages(publicStoreMessages);
  const show = useShow();
  const priceOf = (price: string) => (Number(price) === 0 ? t.free : show.money(price, store.currency));
  const chosen = (one: StorePart["store"]["delivery_types"][number]) =>
    one.date_required && one.time_required ? t.chooseBoth : one.date_required ? t.chooseDay : t.chooseTime;
  return (
    <ul className="flex flex-col gap-4">
      {store.delivery_types.map((one) => (
        <li key={one.id} className="text-body">
          <p className="font-medium">
            <bdi>{one.title}</bdi>
          </p>
          {one.comment && <p className="text-muted">{one.comment}</p>}
          {(one.date_required || one.time_required) && <p className="text-muted">{chosen(one)}</p>}
          <p className="text-muted">
            {one.price_levels.length === 0
              ? t.free
              : one.price_levels
                  .map(({ amount_from, price }) =>
                    Number(amount_from) === 0
                      ? priceOf(price)
                      : labelled(t.from(show.money(amount_from, store.currency)), priceOf(price)),
                  )
                  .join(" · ")}
          </p>
          {one.pick_up_points.length > 0 && (
            <p className="text-table text-muted">
              {labelled(t.points, one.pick_up_points.map(({ title }) => title).join(", "))}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
