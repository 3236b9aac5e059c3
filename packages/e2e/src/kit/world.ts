import { calls } from "@patron/contract/routes";
import type { Person } from "./person.ts";

/** Some of everything that lists show, so that no screen of the sweep stands empty. */
export async function everything({ ask, loyaltyId }: Person): Promise<void> {
  for (let number = 1; number <= 12; number++) {
    const address = { street: `Khreshchatyk ${number}`, city: "Kyiv" };
    const body = { loyalty_id: loyaltyId, title: `Station ${number} on the long way to Bila Tserkva`, address };
    await ask(calls.pos.add, { body: { ...body, active: number % 3 > 0, phones: ["+380441234567"] } });
  }
}
