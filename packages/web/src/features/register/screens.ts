import { defineScreens } from "#kit/screens.ts";
import { openTill } from "./open-till.ts";

export const screens = defineScreens({
  register: {
    path: "/register",
    menu: ["sales", 10],
    needs: [openTill],
    open: true,
    bare: true,
    ownPage: true,
    load: () => import("./register.tsx"),
  },
  display: {
    path: "/register/display",
    needs: [openTill],
    open: true,
    bare: true,
    load: () => import("./display/display.tsx"),
  },
});
