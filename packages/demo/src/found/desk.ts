import type { Client } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import type { StoryServer } from "../api.ts";
import { zone } from "../business/calendar.ts";

/** Who owns the demo business. */
export interface DemoOwner {
  email: string;
  password: string;
  title: string;
}

/** The owner at work on a day of the story. */
export interface Desk {
  businessId: string;
  loyaltyId: string;
  request: Client;
  /** From now on it is then; a session does not live for a year, so the owner signs in again now and then. */
  goTo(at: number): Promise<void>;
}

/** A session ends by itself after a month, and after a week in which it was not used. */
const [sessionMs, idleMs] = [28 * 86_400_000, 6.5 * 86_400_000];

/** Registers the owner with their business and its programme, as anybody would. */
export async function openDesk(story: StoryServer, { email, password, title }: DemoOwner, at: number): Promise<Desk> {
  story.goTo(at);
  const body = {
    ...{ type: "email" as const, email, password, first_name: "Olena", last_name: "Kovalenko" },
    ...{ language: "en" as const, business_title: title, loyalty_title: "Kalyna Club" },
    ...{ country: "UA", currency: "UAH", time_zone: zone },
  };
  const session = await story.as()(calls.auth.register, { body });
  return signedIn(story, { email, password }, { session, at });
}

/** The owner of a business that is there already. */
export async function returnToDesk(
  story: StoryServer,
  owner: Pick<DemoOwner, "email" | "password">,
  at: number,
): Promise<Desk> {
  story.goTo(at);
  const session = await story.as()(calls.auth.token, { body: { login: owner.email, password: owner.password } });
  return signedIn(story, owner, { session, at });
}

async function signedIn(
  story: StoryServer,
  { email, password }: Pick<DemoOwner, "email" | "password">,
  { session, at }: { session: { token: string; business: { id: string } }; at: number },
): Promise<Desk> {
  let [client, since, used, now] = [story.as(session.token), at, at, at];
  const { items } = await client(calls.embedded.loyalties, {});
  return {
    businessId: session.business.id,
    loyaltyId: items[0]?.id ?? "",
    request(route, question, options) {
      used = now;
      return client(route, question, options);
    },
    async goTo(then) {
      story.goTo(then);
      now = then;
      if (now - since < sessionMs && now - used < idleMs) return;
      const again = await story.as()(calls.auth.token, { body: { login: email, password } });
      [client, since, used] = [story.as(again.token), now, now];
    },
  };
}
