import type { Client } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import type { DemoServer } from "../api.ts";
import { zone } from "../business/calendar.ts";

/** The owner of the demo business. */
export interface DemoOwner {
  email: string;
  password: string;
  title: string;
}

/** The owner's client on a day of the history. */
export interface Desk {
  businessId: string;
  loyaltyId: string;
  request: Client;
  /** Sets the clock; sessions expire within the year, so the owner signs in again when needed. */
  goTo(at: number): Promise<void>;
}

/** A session expires after a month, or after a week without use. */
const [sessionMs, idleMs] = [28 * 86_400_000, 6.5 * 86_400_000];

/** Registers the owner with their business and its programme through the public calls. */
export async function openDesk(server: DemoServer, { email, password, title }: DemoOwner, at: number): Promise<Desk> {
  server.goTo(at);
  const body = {
    ...{ type: "email" as const, email, password, first_name: "Olena", last_name: "Kovalenko" },
    ...{ language: "en" as const, business_title: title, loyalty_title: "Kalyna Club" },
    ...{ country: "UA", currency: "UAH", time_zone: zone },
  };
  const session = await server.as()(calls.auth.register, { body });
  return signedIn(server, { email, password }, { session, at });
}

/** Signs in the owner of an existing business. */
export async function returnToDesk(
  server: DemoServer,
  owner: Pick<DemoOwner, "email" | "password">,
  at: number,
): Promise<Desk> {
  server.goTo(at);
  const session = await server.as()(calls.auth.token, { body: { login: owner.email, password: owner.password } });
  return signedIn(server, owner, { session, at });
}

async function signedIn(
  server: DemoServer,
  { email, password }: Pick<DemoOwner, "email" | "password">,
  { session, at }: { session: { token: string; business: { id: string } }; at: number },
): Promise<Desk> {
  let [client, since, used, now] = [server.as(session.token), at, at, at];
  const { items } = await client(calls.embedded.loyalties, {});
  return {
    businessId: session.business.id,
    loyaltyId: items[0]?.id ?? "",
    request(route, question, options) {
      used = now;
      return client(route, question, options);
    },
    async goTo(then) {
      server.goTo(then);
      now = then;
      if (now - since < sessionMs && now - used < idleMs) return;
      const again = await server.as()(calls.auth.token, { body: { login: email, password } });
      [client, since, used] = [server.as(again.token), now, now];
    },
  };
}
