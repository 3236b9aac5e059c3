import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { afterAll } from "vitest";

/** How often the balancer asks every server whether it is ready. */
const probeMs = 100;

/**
 * A load balancer before several servers, as an administrator would set one up: requests go in turns to those that are ready, over connections
 * that stay open. It passes a request on once more only if the connection was refused, so nothing can happen twice. Closes with the file.
 */
export async function startBalancer(urls: readonly string[]): Promise<string> {
  const agent = new Agent({ keepAlive: true });
  const isReady = new Map(urls.map((url) => [url, true]));
  const probe = async (url: string) =>
    isReady.set(
      url,
      await fetch(`${url}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
  const probing = setInterval(() => void Promise.all(urls.map(probe)), probeMs);
  let turn = 0;
  const server = createServer(async (incoming, reply) => {
    const body = await buffer(incoming);
    turn += 1;
    const inTurn = [...urls.slice(turn % urls.length), ...urls.slice(0, turn % urls.length)];
    const ready = inTurn.filter((url) => isReady.get(url));
    for (const url of ready) if (await passOn({ url, agent, incoming, body, reply })) return;
    reply.writeHead(502).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(async () => {
    clearInterval(probing);
    agent.destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
}

interface Passed {
  url: string;
  agent: Agent;
  incoming: IncomingMessage;
  body: Buffer;
  reply: ServerResponse;
}

/** Whether the request was answered: false if the server refused the connection. */
async function passOn({ url, agent, incoming, body, reply }: Passed): Promise<boolean> {
  const { method, headers, url: target } = incoming;
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request(`${url}${target}`, { agent, method, headers });
      sent.once("response", resolve).once("error", reject);
      sent.end(body);
    });
    // The connection is each side's own matter.
    const { connection: _, "transfer-encoding": __, ...others } = response.headers;
    reply.writeHead(response.statusCode ?? 502, others).end(await buffer(response));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ECONNREFUSED") return false;
    reply.writeHead(502).end("{}");
  }
  return true;
}
