import { calls } from "@patron/contract/routes";
import { defineScreens } from "#kit/screens.ts";
import { profileMessages } from "./messages.ts";

export const screens = defineScreens({
  profile: {
    path: "/profile",
    title: { en: "Your profile", uk: "Ваш профіль", ru: "Ваш профиль", de: "Ihr Profil", fr: "Votre profil" },
    needs: [calls.businessUser.profile],
    messages: profileMessages,
    load: () => import("./profile.tsx"),
  },
});
