import { defineScreens } from "#kit/screens.ts";

export const screens = defineScreens({
  kit: {
    path: "/kit",
    title: { en: "Pieces", uk: "Деталі", ru: "Детали", de: "Bausteine", fr: "Pièces" },
    needs: [],
    open: true,
    load: () => import("./kit-screen.tsx"),
  },
});
