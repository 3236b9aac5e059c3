import type { business } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";

/** The props of every tab of the settings: the business with its settings, which the screen has loaded. */
export interface Shown {
  business: ReplyOf<typeof business.get>;
  settings: ReplyOf<typeof business.settings>;
}
