import { Failure } from "@patron/contract/kit";
import type { Settings } from "#kit/env.ts";
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
  const confirmed = await confirmCaptcha(settings.captcha.secret, token, action);
  // Without its provider nobody passes, but it is not the caller who has failed: the call may be repeated.
  if (confirmed === undefined) throw new Failure("server.unavailable");
  if (!confirmed) throw new Failure("captcha.refused");
}
