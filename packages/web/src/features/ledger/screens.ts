import { platform } from "@patron/contract/routes/platform";
import { defineScreens } from "#kit/screens.ts";

export const screens = defineScreens({
  proof: {
    path: "/ledger-proof",
    menu: ["reports", 90],
    needs: [platform.proof, platform.proofs],
    load: () => import("./proof.tsx"),
  },
});
