import { connect } from "node:http2";
import type { PassIssuer, Told } from "../wallet-issuer.ts";
import type { PassCertificate } from "./certificate.ts";

const timeoutMs = 10_000;
/** Apple's words for a phone that will never take a notice again. */
const goneFor = ["BadDeviceToken", "Unregistered", "DeviceTokenNotForTopic"];

/** Apple tells phones, by their push tokens, to fetch a pass anew. Opens one connection, which shows the certificate that signs the passes. */
export function openApns(
  url: string,
  signer: Pick<PassCertificate, "certificate" | "key" | "passTypeIdentifier">,
): PassIssuer<string> {
  const session = connect(url, { cert: signer.certificate, key: signer.key });
  session.setTimeout(timeoutMs, () => session.destroy());
  // Each request hears of it too, and answers for itself.
  session.on("error", () => {});
  return {
    tell: (pushToken) =>
      new Promise((resolve) => {
        if (session.destroyed || session.closed) return resolve("later");
        const headers = {
          ":method": "POST",
          ":path": `/3/device/${pushToken}`,
          "apns-topic": signer.passTypeIdentifier,
        };
        const request = session.request(headers);
        let [status, text] = [0, ""];
        request.setEncoding("utf8");
        request.setTimeout(timeoutMs, () => request.destroy());
        request.on("response", (answered) => {
          status = Number(answered[":status"]);
        });
        request.on("data", (part: string) => {
          text += part.slice(0, 1000);
        });
        request.on("error", () => resolve("later"));
        request.on("close", () => resolve(toldOf(status, text)));
        request.end("{}");
      }),
    close: () => session.close(),
  };
}

function toldOf(status: number, text: string): Told {
  if (status === 200) return "told";
  return status === 410 || goneFor.some((reason) => text.includes(`"${reason}"`)) ? "gone" : "later";
}
