import { createServer } from "node:http2";
import type { AddressInfo } from "node:net";

/** Apple's service for notices to phones, as a server of this process without TLS. */
export interface TestApns {
  url: string;
  /** The notices that were taken: topic and phone. */
  notices: string[];
  /** The answer to the next notices; 200 unless set. */
  answers: { status: number; reason?: string }[];
  close(): void;
}

export async function startApns(): Promise<TestApns> {
  const [notices, answers]: [string[], TestApns["answers"]] = [[], []];
  const server = createServer((request, response) => {
    request.resume().on("end", () => {
      const { status, reason } = answers.shift() ?? { status: 200 };
      if (status === 200) notices.push(`${request.headers["apns-topic"]} ${request.url.replace("/3/device/", "")}`);
      response.writeHead(status).end(reason ? JSON.stringify({ reason }) : "");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // It listens on a port.
  return { url: `http://127.0.0.1:${port}`, notices, answers, close: () => server.close() };
}
