import { term } from "@patron/contract/routes/term";
import { defineScreens } from "#kit/screens.ts";
import { registerMessages } from "./messages.ts";

export const screens = defineScreens(registerMessages, {
  register: {
    path: "/register",
    menu: ["sales", 10],
    needs: [term.openTill],
    open: true,
    bare: true,
    load: () => import("./register.tsx"),
  },
});
