import { remember } from "../records/remember.ts";

/** What is remembered of one business, for one version of its settings. */
interface Remembered {
  version: bigint;
  values: Map<string, unknown>;
}

/** How many businesses are remembered; the one unused for longest is forgotten first. */
const most = 1_000;
const businesses = new Map<string, Remembered>();

/**
 * The memory for a version of a business's settings. A later version begins with an empty one. A value read while somebody changes the settings
 * may be newer than its version; the next request has the later version and reads it again.
 */
export function settledOf(businessId: string, version: bigint): Map<string, unknown> {
  const known = businesses.get(businessId);
  const remembered = known?.version === version ? known : { version, values: new Map<string, unknown>() };
  remember(businesses, businessId, remembered, most);
  return remembered.values;
}
