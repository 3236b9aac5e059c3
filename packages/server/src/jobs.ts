import type { Services } from "#kit/http/answer.ts";
import type { Jobs } from "#kit/jobs/jobs.ts";
import { authJobs } from "./modules/auth/jobs.ts";
import { bonusJobs } from "./modules/bonuses/jobs.ts";
import { categoryJobs } from "./modules/card-categories/jobs.ts";
import { dashboardJobs } from "./modules/dashboard/jobs.ts";
import { fiscalJobs } from "./modules/fiscal/jobs.ts";
import { mailJobs } from "./modules/mail/jobs.ts";
import { messageJobs } from "./modules/messages/jobs.ts";
import { pushJobs } from "./modules/notifications/devices/jobs.ts";
import { platformJobs } from "./modules/platform/jobs.ts";
import { posterJobs } from "./modules/poster/jobs.ts";
import { readerJobs } from "./modules/reader-sales/jobs.ts";
import { ruleReplayJobs } from "./modules/rule-replays/jobs.ts";
import { secondFactorJobs } from "./modules/second-factor/jobs.ts";
import { sellingJobs } from "./modules/selling/jobs.ts";
import { termJobs } from "./modules/term/jobs.ts";
import { transactionJobs } from "./modules/transactions/jobs.ts";
import { walletPassJobs } from "./modules/wallet-passes/jobs.ts";

/** Every background job by name. */
export function everyJob(services: Services): Jobs {
  return {
    ...mailJobs(services),
    ...authJobs(services),
    ...secondFactorJobs(services),
    ...transactionJobs(services),
    ...sellingJobs(services),
    ...bonusJobs(services),
    ...categoryJobs(services),
    ...dashboardJobs(services),
    ...messageJobs(services),
    ...fiscalJobs(services),
    ...readerJobs(services),
    ...posterJobs(services),
    ...pushJobs(services),
    ...platformJobs(services),
    ...termJobs(services),
    ...ruleReplayJobs(services),
    ...walletPassJobs(services),
  };
}
