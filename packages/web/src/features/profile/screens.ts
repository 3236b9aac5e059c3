import { calls } from "@patron/contract/routes";
import { defineScreens } from "#kit/screens.ts";
import { profileMessages } from "./messages.ts";

export const screens = defineScreens(profileMessages, {
  profile: { path: "/profile", needs: [calls.businessUser.profile], load: () => import("./profile.tsx") },
});
