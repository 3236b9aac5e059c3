import { businessUser } from "@patron/contract/routes/businessUser";
import { defineScreens } from "#kit/screens.ts";
import { securityMessages } from "./messages.ts";

export const screens = defineScreens(securityMessages, {
  security: { path: "/profile/security", needs: [businessUser.profile], load: () => import("./security.tsx") },
});
