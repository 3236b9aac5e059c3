import type { Fixture } from "../../../test/fixtures.ts";

/** A sale with a line that can be refunded. */
export const fixture: Fixture = async ({ sell }) => {
  const { transaction, check } = await sell({ items: [{ code: "A", quantity: "10" }] });
  return { sold: transaction.id, sold_line: check.items[0]?.id ?? "" };
};
