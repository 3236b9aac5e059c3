import { platform } from "@patron/contract/routes/platform";
import { defineScreens, inLanguages } from "#kit/screens.ts";
import { mailboxMessages } from "./messages.ts";

export const screens = defineScreens(mailboxMessages, {
  mailbox: {
    path: "/mailbox",
    title: inLanguages("Mailbox", "Поштова скринька", "Почтовый ящик", "Postfach", "Boîte aux lettres"),
    needs: [platform.mailbox],
    open: true,
    load: () => import("./mailbox.tsx"),
  },
});
