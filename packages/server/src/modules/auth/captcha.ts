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
  if (!(await confirmCaptcha(settings.captcha.secret, token, action))) throw new Failure("captcha.refused");
}
