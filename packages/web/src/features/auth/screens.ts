import { calls } from "@patron/contract/routes";
import { defineScreens } from "#kit/screens.ts";
import { authMessages } from "./messages.ts";

export const screens = defineScreens({
  auth: {
    path: "/auth",
    title: { en: "Sign in", uk: "Вхід", ru: "Вход", de: "Anmelden", fr: "Connexion" },
    needs: [calls.auth.token, calls.auth.register],
    open: true,
    messages: authMessages,
    load: () => import("./auth.tsx"),
  },
});
