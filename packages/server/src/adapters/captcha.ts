const verifyUrl = "https://www.google.com/recaptcha/api/siteverify";
const leastScore = 0.5;

interface Verdict {
  success?: boolean;
  action?: string;
  score?: number;
}

/**
 * Verifies a token with the provider. The response is checked field by field; anything unexpected counts as a refusal. Undefined: the
 * provider cannot be reached, does not answer in time, or has a fault of its own.
 */
export async function confirmCaptcha(secret: string, token: string, action: string): Promise<boolean | undefined> {
  const response = await ask(secret, token);
  if (!response || response.status >= 500) return undefined;
  if (!response.ok) return false;
  // Every field is optional here and checked below.
  const verdict = (await response.json().catch(() => undefined)) as Verdict | undefined;
  if (!verdict) return undefined;
  return verdict.success === true && verdict.action === action && (verdict.score ?? 0) >= leastScore;
}

async function ask(secret: string, token: string): Promise<Response | undefined> {
  try {
    return await fetch(verifyUrl, {
      method: "POST",
      body: new URLSearchParams({ secret, response: token }),
      redirect: "error",
      signal: AbortSignal.timeout(10_000),
    });
  } catch {
    // The caller answers that the check cannot be made now.
    return undefined;
  }
}
