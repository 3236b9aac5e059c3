import { term } from "@patron/contract/routes/term";
import { defineScreens } from "#kit/screens.ts";
import { registerMessages } from "./messages.ts";

export const screens = defineScreens({
  register: {
    path: "/register",
    title: { en: "Register", uk: "Каса", ru: "Касса", de: "Kasse", fr: "Caisse" },
    menu: { group: "sales", order: 10 },
    needs: [term.openTill],
    open: true,
    bare: true,
    messages: registerMessages,
    load: () => import("./register.tsx"),
  },
});
