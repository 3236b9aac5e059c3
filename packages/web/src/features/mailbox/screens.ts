import { defineScreens } from "#kit/screens.ts";
import { readMailbox } from "./read-mailbox.ts";

export const screens = defineScreens({
  mailbox: { path: "/mailbox", needs: [readMailbox], open: true, load: () => import("./mailbox.tsx") },
});
