import { platform } from "@patron/contract/routes/platform";
import { defineScreens } from "#kit/screens.ts";
import { mailboxMessages } from "./messages.ts";

export const screens = defineScreens({
  mailbox: {
    path: "/mailbox",
    title: { en: "Mailbox", uk: "Поштова скринька", ru: "Почтовый ящик", de: "Postfach", fr: "Boîte aux lettres" },
    needs: [platform.mailbox],
    open: true,
    messages: mailboxMessages,
    load: () => import("./mailbox.tsx"),
  },
});
