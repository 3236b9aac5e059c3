import { Failure, type FailureCode } from "@patron/contract/client";
import type { Arrived, OfflineSale, SaleBody } from "./shapes.ts";

export interface Sending {
  send: (body: SaleBody) => Promise<Arrived>;
  sent: (sale: OfflineSale, arrived: Arrived) => Promise<void>;
  failed: (sale: OfflineSale, code: FailureCode) => Promise<void>;
}
/** Answers that say nothing about the sale. */
const aboutTheTill: readonly FailureCode[] = ["request.running", "rate.limited", "staff.sign_in_needed"];

/**
 * Sends sales in the order of their numbers. It ends when the server is away; it can be repeated at any time, because a repeated sale is answered as before.
 * A series waits behind a sale that is refused, because its numbers have no gaps.
 */
export async function sendSales(sales: readonly OfflineSale[], { send, sent, failed }: Sending): Promise<void> {
  const stopped = new Set<string>();
  for (const sale of sales) {
    const { series_id } = sale.body;
    if (sale.state === "sent" || stopped.has(series_id)) continue;
    try {
      await sent(sale, await send(sale.body));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (error.code.startsWith("server.") || error.status === 401 || aboutTheTill.includes(error.code)) return;
      stopped.add(series_id);
      await failed(sale, error.code);
    }
  }
}
