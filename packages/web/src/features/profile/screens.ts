import { calls } from "@patron/contract/routes";
import { defineScreens, inLanguages } from "#kit/screens.ts";
import { profileMessages } from "./messages.ts";

export const screens = defineScreens(profileMessages, {
  profile: {
    path: "/profile",
    title: inLanguages("Your profile", "Ваш профіль", "Ваш профиль", "Ihr Profil", "Votre profil"),
    needs: [calls.businessUser.profile],
    load: () => import("./profile.tsx"),
  },
});
