const verifyUrl = "https://www.google.com/recaptcha/api/siteverify";
const leastScore = 0.5;

interface Verdict {
  success?: boolean;
  action?: string;
  score?: number;
}

/**
 * Verifies a token with the provider. The response is checked field by field; anything unexpected counts as a refusal. Throws if the provider
 * cannot be reached, does not answer in time, or has a fault of its own.
 */
export async function confirmCaptcha(secret: string, token: string, action: string): Promise<boolean> {
  const response = await fetch(verifyUrl, {
    method: "POST",
    body: new URLSearchParams({ secret, response: token }),
    redirect: "error",
    signal: AbortSignal.timeout(10_000),
  });
  if (response.status >= 500) throw new Error(`The provider answered with status ${response.status}.`);
  const verdict = response.ok ? ((await response.json()) as Verdict) : {}; // Every field is optional and checked below.
  return verdict.success === true && verdict.action === action && (verdict.score ?? 0) >= leastScore;
}
