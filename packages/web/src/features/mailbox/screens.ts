import { platform } from "@patron/contract/routes/platform";
import { defineScreens } from "#kit/screens.ts";

export const screens = defineScreens({
  mailbox: { path: "/mailbox", needs: [platform.mailbox], open: true, load: () => import("./mailbox.tsx") },
});
