import { term } from "@patron/contract/routes/term";
import { defineScreens, inLanguages } from "#kit/screens.ts";
import { registerMessages } from "./messages.ts";

export const screens = defineScreens(registerMessages, {
  register: {
    path: "/register",
    title: inLanguages("Register", "Каса", "Касса", "Kasse", "Caisse"),
    menu: { group: "sales", order: 10 },
    needs: [term.openTill],
    open: true,
    bare: true,
    load: () => import("./register.tsx"),
  },
});
