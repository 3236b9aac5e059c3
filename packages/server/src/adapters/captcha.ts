const verifyUrl = "https://www.google.com/recaptcha/api/siteverify";
const leastScore = 0.5;

interface Verdict {
  success?: boolean;
  action?: string;
  score?: number;
}

/** Verifies a token with the provider. The response is checked field by field; anything unexpected counts as a refusal. */
export async function confirmCaptcha(secret: string, token: string, action: string): Promise<boolean> {
  const response = await fetch(verifyUrl, {
    method: "POST",
    body: new URLSearchParams({ secret, response: token }),
    redirect: "error",
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) return false;
  const verdict = (await response.json()) as Verdict; // Every field is optional here and checked below.
  return verdict.success === true && verdict.action === action && (verdict.score ?? 0) >= leastScore;
}
