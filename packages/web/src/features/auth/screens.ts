import { auth } from "@patron/contract/routes/auth";
import { defineScreens } from "#kit/screens.ts";

export const screens = defineScreens({
  staff: {
    path: "/auth/sign-in-staff",
    needs: [auth.staffSignIn],
    open: true,
    load: () => import("./auth.tsx"),
  },
  auth: { path: "/auth", needs: [auth.token, auth.register], open: true, load: () => import("./auth.tsx") },
});
