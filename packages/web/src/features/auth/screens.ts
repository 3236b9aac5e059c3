import { auth } from "@patron/contract/routes/auth";
import { defineScreens, inLanguages } from "#kit/screens.ts";
import { authMessages } from "./messages.ts";

export const screens = defineScreens(authMessages, {
  auth: {
    path: "/auth",
    title: inLanguages("Sign in", "Вхід", "Вход", "Anmelden", "Connexion"),
    needs: [auth.token, auth.register],
    open: true,
    load: () => import("./auth.tsx"),
  },
});
