import type { auth } from "@patron/contract";
import type { RouteTo } from "@patron/contract/client";
import { useRef } from "react";
import { request } from "#kit/call/client.ts";
import { captchaToken } from "#kit/captcha.ts";

/** The captcha step before a call: loads which protection is required, and gets a token for it. */
export function useProtection(
  pre: RouteTo<typeof auth.tokenPre | typeof auth.registerPre | typeof auth.oneTimeCodePre>,
) {
  const token = useRef<string | null>(null);
  return {
    async prepare() {
      const { protection } = await request(pre as RouteTo<typeof auth.tokenPre>, {}); // Both have the same response and need no body.
      token.current = protection ? await captchaToken(protection) : null;
    },
    token: () => token.current,
  };
}
