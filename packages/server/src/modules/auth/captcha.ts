import { Failure } from "@patron/contract/kit";
import type { Settings } from "#kit/env.ts";
import { ProviderFault } from "#kit/http/provider-fault.ts";
import { confirmCaptcha } from "../../adapters/captcha.ts";

/** The response of a call's `pre` step. */
export function protectionOf(settings: Settings, action: string) {
  const { captcha } = settings;
  return { protection: captcha ? { kind: "recaptcha" as const, site_key: captcha.siteKey, action } : null };
}

/** Fails if the call lacks the protection that its `pre` step required. */
export async function checkCaptcha(
  settings: Settings,
  token: string | null | undefined,
  action: string,
): Promise<void> {
  if (!settings.captcha) return;
  if (!token) throw new Failure("captcha.missing");
  // Without its provider nobody passes.
  const confirmed = await confirmCaptcha(settings.captcha.secret, token, action).catch((cause: unknown) => {
    throw new ProviderFault("captcha", cause);
  });
  if (!confirmed) throw new Failure("captcha.refused");
}
