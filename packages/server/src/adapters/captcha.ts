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
  const verdict = await readVerdict(secret, token);
  if (!verdict) return undefined;
  return verdict.success === true && verdict.action === action && (verdict.score ?? 0) >= leastScore;
}

async function readVerdict(secret: string, token: string): Promise<Verdict | undefined> {
  try {
    const response = await fetch(verifyUrl, {
      method: "POST",
      body: new URLSearchParams({ secret, response: token }),
      redirect: "error",
      signal: AbortSignal.timeout(10_000),
    });
    if (response.status >= 500) return undefined;
    return response.ok ? ((await response.json()) as Verdict) : {}; // Every field is optional here and checked above.
  } catch {
    // Whatever the provider's fault is, its caller reports that the check cannot be made now.
    return undefined;
  }
}
