import { businessUser } from "@patron/contract/routes/businessUser";
import { defineScreens } from "#kit/screens.ts";

export const screens = defineScreens({
  security: { path: "/profile/security", needs: [businessUser.profile], load: () => import("./security.tsx") },
});
