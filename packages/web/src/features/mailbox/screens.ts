import { platform } from "@patron/contract/routes/platform";
import { defineScreens } from "#kit/screens.ts";
import { mailboxMessages } from "./messages.ts";

export const screens = defineScreens(mailboxMessages, {
  mailbox: { path: "/mailbox", needs: [platform.mailbox], open: true, load: () => import("./mailbox.tsx") },
});
