import type { Services } from "#kit/http/answer.ts";
import { inEveryBusiness } from "#kit/jobs/businesses.ts";
import type { Jobs } from "#kit/jobs/jobs.ts";
import { listWalletBusinesses } from "./update-queries.ts";
import { updateWallets } from "./updates.ts";

/** Keeps passes in wallets up to date. Several changes within a minute are told as one; a missed run loses nothing. */
export function walletPassJobs(services: Services): Jobs {
  return {
    "passes.update": (_payload, now) =>
      inEveryBusiness(
        services.pool,
        listWalletBusinesses,
        ({ business_id }) => updateWallets(services, business_id, now),
        "Passes of some businesses were not updated.",
      ),
  };
}
