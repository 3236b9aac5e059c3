import { calls } from "@patron/contract/routes";
import { defineScreens } from "#kit/screens.ts";
import { ledgerMessages } from "./messages.ts";

export const screens = defineScreens(ledgerMessages, {
  proof: {
    path: "/ledger-proof",
    menu: ["reports", 90],
    needs: [calls.platform.proof, calls.platform.proofs],
    load: () => import("./proof.tsx"),
  },
});
