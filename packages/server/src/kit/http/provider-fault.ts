import { Failure } from "@patron/contract/kit";

/** An outside service cannot be asked now. It is not the caller who has failed: the call may be repeated. */
export class ProviderFault extends Failure {
  readonly provider: string;
  constructor(provider: string, cause: unknown) {
    super("server.unavailable");
    this.provider = provider;
    this.cause = cause;
  }
}

const quietMs = 60_000;

/** Whether to log a fault of a service: once a minute for each, because every caller meets it while it lasts. */
export function faultLimit(): (fault: ProviderFault, now: Date) => boolean {
  const logged = new Map<string, number>();
  return ({ provider }, now) => {
    if (now.getTime() - (logged.get(provider) ?? Number.NEGATIVE_INFINITY) < quietMs) return false;
    logged.set(provider, now.getTime());
    return true;
  };
}
