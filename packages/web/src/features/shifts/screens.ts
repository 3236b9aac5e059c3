import { shifts } from "@patron/contract/routes/shifts";
import { defineScreens, pathsOf } from "#kit/screens.ts";

export const screens = defineScreens({
  list: { path: "/shifts", menu: ["reports", 12], needs: [shifts.list], load: () => import("./list.tsx") },
  show: { path: "/shifts/{shiftId}", entity: "shift", needs: [shifts.get], load: () => import("./show.tsx") },
});
export const paths = pathsOf(screens);
