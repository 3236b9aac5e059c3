import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Whether Twilio has signed a request: its address followed by the names and values of the form, sorted by name, with the auth token as key
 * (https://www.twilio.com/docs/usage/security). Twilio names the port or leaves it out.
 */
export function isSignedByTwilio(
  url: string,
  form: Readonly<Record<string, unknown>>,
  authToken: string,
  signature: string,
): boolean {
  const fields = Object.keys(form)
    .sort()
    .map((name) => `${name}${String(form[name])}`)
    .join("");
  const given = Buffer.from(signature, "base64");
  return addressesOf(url).some((address) => {
    const right = createHmac("sha1", authToken).update(`${address}${fields}`).digest();
    return given.length === right.length && timingSafeEqual(given, right);
  });
}

/** An address with its port and without. */
function addressesOf(url: string): string[] {
  const [, scheme = "", host = "", rest = ""] = /^(https?):\/\/([^/:]+|\[[^\]]+\])(?::\d+)?(.*)$/.exec(url) ?? [];
  const usual = scheme === "https" ? "443" : "80";
  return [url, `${scheme}://${host}${rest}`, `${scheme}://${host}:${usual}${rest}`];
}
