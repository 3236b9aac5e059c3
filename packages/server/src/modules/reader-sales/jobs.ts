import type { Services } from "#kit/http/answer.ts";
import { businessesAtOnce, inBusiness, readAcross, withEach } from "#kit/jobs/businesses.ts";
import type { Jobs } from "#kit/jobs/jobs.ts";
import { readerQueries, requestRefund, requestStep } from "../reader-payments/public.ts";
import { stepPayment } from "./pay.ts";
import { returnToCard } from "./return.ts";

/** Payments through readers and what goes back to cards, one step at a time. */
export function readerJobs(services: Services): Jobs {
  const { pool, clock } = services;
  return {
    async "reader_payments.step"(payload) {
      const { business_id, payment_id } = payload as { business_id: string; payment_id: string }; // Written by `requestStep`.
      await stepPayment(services, business_id, payment_id);
    },
    async "reader_payments.refund"(payload) {
      const { business_id, refund_id } = payload as { business_id: string; refund_id: string }; // Written by `requestRefund`.
      await returnToCard(services, business_id, refund_id);
    },
    /** Finds what a lost request has left. */
    async "reader_payments.find"() {
      const due = await readAcross(pool, readerQueries.listDue(clock.now(), businessesAtOnce));
      const request = ({ business_id, payment_id, refund_id }: (typeof due)[number]) =>
        inBusiness(pool, business_id, "read write", async (tenant) => {
          if (payment_id) await requestStep(tenant, payment_id);
          if (refund_id) await requestRefund(tenant, refund_id);
        });
      await withEach(due, request, "Some payments through readers do not go on.");
    },
  };
}
