import { platform } from "@patron/contract/routes/platform";
import { defineScreens } from "#kit/screens.ts";
import { ledgerMessages } from "./messages.ts";

export const screens = defineScreens(ledgerMessages, {
  proof: {
    path: "/ledger-proof",
    menu: ["reports", 90],
    needs: [platform.proof, platform.proofs],
    load: () => import("./proof.tsx"),
  },
});
