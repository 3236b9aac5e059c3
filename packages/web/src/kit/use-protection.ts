import type { auth, businessUser } from "@patron/contract";
import type { RouteTo } from "@patron/contract/client";
import { useRef } from "react";
import { request } from "./call/client.ts";

type IdentifierPre = `${"verify" | "change"}${"Email" | "Phone" | "ExternalId"}Pre`;
/** The first step of a call that a captcha may protect. */
type Pre = (typeof auth)["tokenPre" | "registerPre" | "oneTimeCodePre"] | (typeof businessUser)[IdentifierPre];

/** The captcha step before a call: loads which protection is required, and gets a token for it. */
export function useProtection(pre: RouteTo<Pre>) {
  const token = useRef<string | null>(null);
  return {
    async prepare() {
      const { protection } = await request(pre as RouteTo<typeof auth.tokenPre>, {}); // All have the same response and need no body.
      // Most servers require none, so its code is loaded with the first.
      token.current = protection ? await (await import("./captcha.ts")).captchaToken(protection) : null;
    },
    token: () => token.current,
  };
}
