import { auth } from "@patron/contract/routes/auth";
import { defineScreens } from "#kit/screens.ts";
import { authMessages } from "./messages.ts";

export const screens = defineScreens({
  auth: {
    path: "/auth",
    title: { en: "Sign in", uk: "Вхід", ru: "Вход", de: "Anmelden", fr: "Connexion" },
    needs: [auth.token, auth.register],
    open: true,
    messages: authMessages,
    load: () => import("./auth.tsx"),
  },
});
