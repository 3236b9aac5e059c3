import type { Screen } from "#kit/screens.ts";
import { screens as auth } from "../features/auth/screens.ts";
import { screens as kit } from "../features/kit/screens.ts";
import { screens as mailbox } from "../features/mailbox/screens.ts";
import { screens as register } from "../features/register/screens.ts";
import { screens as store } from "../features/store/screens.ts";
import { screens as unsubscribe } from "../features/unsubscribe/screens.ts";
import { screens as wallet } from "../features/wallet/screens.ts";

/** The features whose screens are all `open`: signed-out users load all of them, so they stay small. */
export const openScreens: readonly Screen[] = [auth, kit, mailbox, register, store, unsubscribe, wallet].flatMap(
  (one) => Object.values(one),
);
