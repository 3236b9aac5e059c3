import type { FastifyInstance } from "fastify";
import type { Settings } from "../env.ts";

const captchaHosts = "https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/";

/** What a script in a worker may that reads barcodes from the camera's pictures: run WebAssembly, apart from every page. */
export const scannerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** The register reads codes by the camera. */
const usesCamera = (url: string) => /^\/register([/?]|$)/.test(url);

/**
 * Headers of every response. Scripts come from this server only (and the captcha's hosts if it is on), pictures also from where map tiles are; inline styles are allowed because
 * floating elements use them for positioning.
 */
export function addSecurityHeaders(app: FastifyInstance, settings: Settings): void {
  const captcha = settings.captcha ? ` ${captchaHosts}` : "";
  const maps = settings.map ? ` ${new URL(settings.map.tiles).origin}` : "";
  const policy = [
    "default-src 'none'",
    `script-src 'self'${captcha}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${maps}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ...(settings.captcha ? [`frame-src${captcha}`] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
  app.addHook("onRequest", async ({ url }, reply) => {
    reply.headers({
      "content-security-policy": policy,
      "x-content-type-options": "nosniff",
      "referrer-policy": "same-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": `camera=(${usesCamera(url) ? "self" : ""}), geolocation=(self), microphone=()`,
      "x-frame-options": "DENY",
      ...(settings.publicUrl.startsWith("https:") ? { "strict-transport-security": "max-age=31536000" } : {}),
    });
  });
}
