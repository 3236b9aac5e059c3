import { businessUser } from "@patron/contract/routes/businessUser";
import { defineScreens } from "#kit/screens.ts";
import { profileMessages } from "./messages.ts";

export const screens = defineScreens(profileMessages, {
  profile: { path: "/profile", needs: [businessUser.profile], load: () => import("./profile.tsx") },
});
