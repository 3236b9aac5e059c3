interface Provider {
  ready(then: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}
declare global {
  interface Window {
    grecaptcha?: Provider;
  }
}
let loading: Promise<void> | undefined;

/** Returns a captcha token for an action. Throws when the provider's script cannot be loaded or returns no token. */
export async function captchaToken(protection: { site_key: string; action: string }): Promise<string> {
  const { site_key: siteKey, action } = protection;
  loading ??= loadScript(`https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`);
  await loading;
  const provider = window.grecaptcha;
  if (!provider) throw new Error("Recaptcha script is not loaded");
  await new Promise<void>((resolve) => provider.ready(resolve));
  const token = await provider.execute(siteKey, { action });
  if (!token) throw new Error("Recaptcha token is missing");
  return token;
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      loading = undefined; // The next attempt tries again.
      reject(new Error("Recaptcha script is not loaded"));
    };
    document.head.append(script);
  });
}
