import { defineScreens, inLanguages } from "#kit/screens.ts";

export const screens = defineScreens(undefined, {
  kit: {
    path: "/kit",
    title: inLanguages("Pieces", "Деталі", "Детали", "Bausteine", "Pièces"),
    needs: [],
    open: true,
    load: () => import("./kit-screen.tsx"),
  },
});
