import { auth } from "@patron/contract/routes/auth";
import { defineScreens } from "#kit/screens.ts";
import { authMessages } from "./messages.ts";

export const screens = defineScreens(authMessages, {
  auth: { path: "/auth", needs: [auth.token, auth.register], open: true, load: () => import("./auth.tsx") },
});
