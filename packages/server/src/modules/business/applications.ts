import type { business } from "@patron/contract";
import type { Language } from "@patron/contract/enums";
import type { BodyOf, ReplyOf } from "@patron/contract/kit";
import type { BusinessSettings } from "./views.ts";

type Application = ReplyOf<typeof business.applications>["items"][number];

/** The number of an app in the App Store, by the address of its page; undefined for any other address. */
function appStoreId(link: string): string | undefined {
  const { hostname, pathname } = new URL(link);
  return hostname === "apps.apple.com" ? /\/id(\d{5,20})$/.exec(pathname)?.[1] : undefined;
}

/** The package of an app in Google Play, by the address of its page; undefined for any other address. */
function googlePlayId(link: string): string | undefined {
  const { hostname, pathname, searchParams } = new URL(link);
  const id = hostname === "play.google.com" && pathname === "/store/apps/details" ? searchParams.get("id") : null;
  return id && /^\w+(\.\w+)+$/.test(id) && id.length <= 200 ? id : undefined;
}

type Change = BodyOf<typeof business.changeSettings>;
/** Why the addresses of a change are refused; undefined if they are the pages of apps. */
export function refuseLinks({ app_store_url, google_play_url }: Change) {
  if (app_store_url && !appStoreId(app_store_url)) return "app_store.bad_link";
  if (google_play_url && !googlePlayId(google_play_url)) return "google_play.bad_link";
  return undefined;
}

type Links = Pick<BusinessSettings, "public_name" | "app_store_url" | "google_play_url">;
/** The business's own apps, where customers get them, under its name in a language. */
export function applicationsOf({ public_name, ...links }: Links, title: string, language: Language): Application[] {
  const { app_store_url, google_play_url } = links;
  const name = public_name[language] || title;
  const ios = app_store_url ? appStoreId(app_store_url) : undefined;
  const android = google_play_url ? googlePlayId(google_play_url) : undefined;
  return [
    ...(app_store_url && ios ? [{ platform: "ios" as const, name, store_id: ios, link: app_store_url }] : []),
    ...(google_play_url && android
      ? [{ platform: "android" as const, name, store_id: android, link: google_play_url }]
      : []),
  ];
}
