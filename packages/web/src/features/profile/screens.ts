import { businessUser } from "@patron/contract/routes/businessUser";
import { defineScreens } from "#kit/screens.ts";

export const screens = defineScreens({
  profile: { path: "/profile", needs: [businessUser.profile], load: () => import("./profile.tsx") },
});
