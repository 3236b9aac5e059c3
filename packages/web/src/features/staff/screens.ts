import { staff } from "@patron/contract/routes/staff";
import { staffInvitations } from "@patron/contract/routes/staffInvitations";
import { defineScreens, pathsOf } from "#kit/screens.ts";

export const screens = defineScreens({
  list: { path: "/business-staff", menu: ["business", 60], needs: [staff.list], load: () => import("./list.tsx") },
  create: { path: "/business-staff/create", needs: [staff.add], load: () => import("./create.tsx") },
  invite: {
    path: "/business-staff/invite",
    needs: [staffInvitations.add],
    load: () => import("./invite.tsx"),
  },
  edit: {
    path: "/business-staff/{staffId}",
    entity: "staff",
    needs: [staff.get],
    load: () => import("./edit.tsx"),
  },
});
export const paths = pathsOf(screens);
