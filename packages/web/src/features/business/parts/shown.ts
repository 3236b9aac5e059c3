import type { business } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";

/** What every tab of the settings is given: the business, and its settings, which the screen has asked for. */
export interface Shown {
  business: ReplyOf<typeof business.get>;
  settings: ReplyOf<typeof business.settings>;
}
