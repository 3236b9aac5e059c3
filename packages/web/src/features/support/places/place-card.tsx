import type { places } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/places";
import { type FormEvent, useState } from "react";
import { useAction } from "#kit/call/use-action.ts";
import { TextAreaField } from "#kit/form/fields.tsx";
import { useCallForm } from "#kit/form/use-call-form.ts";
import { PinMap } from "#kit/map/pin-map.tsx";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Status } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { placeRequestMessages } from "../messages.ts";

type Place = ReplyOf<typeof places.requests>["items"][number];
const tones = { none: "neutral", requested: "info", rejected: "warning", allowed: "success" } as const;

/** One requested listing: what customers would see, who requested it, and the decision. */
export function PlaceCard({ place }: { place: Place }) {
  const t = useMessages(placeRequestMessages);
  const show = useShow();
  const { title, description, business, state, requested_dt, reason, photo, latitude, longitude } = place;
  const { street, zip, city, region } = place.address;
  const address = [street, [zip, city].filter(Boolean).join(" "), region].filter(Boolean).join(", ");
  const links = [
    ...(place.shop_url ? [{ href: place.shop_url, text: place.shop_url }] : []),
    ...place.phones.map((phone) => ({ href: `tel:${phone}`, text: phone })),
    ...(place.email ? [{ href: `mailto:${place.email}`, text: place.email }] : []),
    ...place.references.map((one) => ({ href: one.url, text: one.title || one.url })),
  ];
  return (
    <li className="flex flex-col gap-3 rounded-card border border-default bg-surface p-4 text-body">
      <div className="flex items-start gap-3">
        <Avatar size="lg" name={title} src={photo?.thumbnail_url ?? null} />
        <div className="min-w-0 flex-1">
          <h2 className="text-section font-semibold wrap-anywhere">
            <bdi>{title}</bdi>
          </h2>
          <p className="text-muted wrap-anywhere">
            <bdi>{business.title}</bdi> · <time dateTime={requested_dt}>{show.dateTime(requested_dt)}</time>
          </p>
        </div>
        <Status tone={tones[state]}>{t.values.state[state]}</Status>
      </div>
      <p>{address ? <bdi>{address}</bdi> : <span className="text-muted">{t.noAddress}</span>}</p>
      {description && (
        <p className="whitespace-pre-line wrap-anywhere" dir="auto">
          {description}
        </p>
      )}
      {links.length > 0 && (
        <p className="flex flex-wrap gap-x-4 gap-y-1 wrap-anywhere">
          {links.map(({ href, text }) => (
            <TextLink key={href} outside href={href}>
              <bdi>{text}</bdi>
            </TextLink>
          ))}
        </p>
      )}
      {latitude !== null && longitude !== null && <PinMap latitude={latitude} longitude={longitude} />}
      {state === "rejected" && reason && (
        <p className="whitespace-pre-line text-muted wrap-anywhere" dir="auto">
          {reason}
        </p>
      )}
      <Decision place={place} />
    </li>
  );
}

function Decision({ place: { id, state } }: { place: Place }) {
  const t = useMessages(placeRequestMessages);
  const [isRejecting, setRejecting] = useState(false);
  const allow = useAction(calls.places.decide);
  const path = { posId: id };
  if (isRejecting) return <Rejection id={id} onCancel={() => setRejecting(false)} />;
  return (
    <div className="flex flex-wrap gap-2">
      {state !== "allowed" && (
        <Button variant="primary" loading={allow.busy} onClick={() => allow.run({ path, body: { state: "allowed" } })}>
          {t.allow}
        </Button>
      )}
      {state !== "rejected" && (
        <Button onClick={() => setRejecting(true)}>{state === "allowed" ? t.remove : t.reject}</Button>
      )}
    </div>
  );
}

/** Only the reason is typed. */
const { state: _state, ...typed } = rules.decide;

function Rejection({ id, onCancel }: { id: string; onCancel: () => void }) {
  const t = useMessages(placeRequestMessages);
  const form = useCallForm(calls.places.decide, {
    values: { reason: "" },
    rules: typed,
    texts: t,
    fieldOf: { "place.reason_missing": "reason" },
    request: ({ reason }) => ({ path: { posId: id }, body: { state: "rejected" as const, reason } }),
    onDone: onCancel,
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    form.save();
  };
  return (
    <form ref={form.element} onSubmit={send} noValidate className="flex flex-col gap-3">
      <TextAreaField form={form} name="reason" rows={3} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="danger" loading={form.busy}>
          {t.reject}
        </Button>
        <Button onClick={onCancel}>{t.cancel}</Button>
      </div>
    </form>
  );
}
