import { businessUser } from "@patron/contract/routes/businessUser";
import { messages } from "@patron/contract/routes/messages";
import { places } from "@patron/contract/routes/places";
import { defineScreens } from "#kit/screens.ts";

export const screens = defineScreens({
  support: {
    path: "/support",
    menu: ["business", 95],
    needs: [messages.system, businessUser.supportAccess],
    load: () => import("./support.tsx"),
  },
  places: { path: "/support/places", needs: [places.requests], load: () => import("./places/places.tsx") },
});
