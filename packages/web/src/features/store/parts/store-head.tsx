import type { onlineStore } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { useMessages } from "#kit/messages.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Status } from "#ui/badge.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { publicStoreMessages } from "../messages.ts";

/** The parts of the page show the same store. */
export interface StorePart {
  store: ReplyOf<typeof onlineStore.show>;
}

/** Name, whether it is open, and how to reach it. */
export function StoreHead({ store }: StorePart) {
  const t = useMessages(publicStoreMessages);
  const { street, zip, city } = store.address;
  const place = [street, [zip, city].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  const photo = store.photo ?? store.programme.photo;
  return (
    <header className="flex flex-col gap-4">
      <div className="flex items-start gap-4">
        <Avatar size="lg" name={store.title} src={photo?.thumbnail_url ?? null} />
        <div className="min-w-0 flex-1">
          <h1 className="text-title font-semibold">
            <bdi>{store.title}</bdi>
          </h1>
          {store.hours.length > 0 && (
            <Status tone={store.is_open ? "success" : "neutral"}>{store.is_open ? t.open : t.closed}</Status>
          )}
        </div>
      </div>
      {!store.is_open && store.closed_message && <p className="text-body">{store.closed_message}</p>}
      {store.description && <p className="whitespace-pre-line text-body text-muted">{store.description}</p>}
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-body">
        {place && <bdi>{place}</bdi>}
        {store.phones.map((phone) => (
          <TextLink key={phone} href={`tel:${phone}`}>
            <bdi>{phone}</bdi>
          </TextLink>
        ))}
        {store.email && <TextLink href={`mailto:${store.email}`}>{store.email}</TextLink>}
        {store.programme.web_site && (
          <TextLink outside href={store.programme.web_site}>
            {new URL(store.programme.web_site).host}
          </TextLink>
        )}
        {store.references.map(({ type, url, title }) => (
          <TextLink key={url} outside href={url}>
            <bdi>{title || t.values.type[type]}</bdi>
          </TextLink>
        ))}
      </p>
    </header>
  );
}
