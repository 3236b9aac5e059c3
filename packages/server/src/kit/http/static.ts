import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { Failure } from "@patron/contract/kit";
import type { FastifyInstance } from "fastify";
import type { FileStore } from "../files.ts";

const yearSeconds = 31_536_000;

/** Stored pictures. Their names are unguessable and never reused, so a browser may keep them for ever. */
export function addFiles(app: FastifyInstance, files: FileStore): void {
  app.get<{ Params: { "*": string } }>("/files/*", async (request, reply) => {
    const { bytes, type } = await files.read(request.params["*"]);
    reply.header("cache-control", `private, max-age=${yearSeconds}, immutable`);
    return reply.type(type).send(Buffer.from(bytes));
  });
}

/** The web app: its files by name, and its page for every other address outside the API, so that reload works. */
export async function addWebApp(app: FastifyInstance, dist: string | undefined, basePath: string): Promise<void> {
  // Read once: it names the built scripts, and tells them where the API is.
  const page =
    dist && (await readFile(join(dist, "index.html"), "utf8")).replace('content="/api"', `content="${basePath}"`);
  if (dist) {
    await app.register(fastifyStatic, {
      root: dist,
      decorateReply: false,
      wildcard: false,
      index: false,
      globIgnore: ["index.html*"],
      preCompressed: true,
      setHeaders: (reply, path) => {
        const hashed = path.includes("/assets/");
        reply.header("cache-control", hashed ? `public, max-age=${yearSeconds}, immutable` : "no-cache");
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isWanted = request.url === "/" || (request.headers.accept ?? "").includes("text/html");
    const isPage = isWanted && ["GET", "HEAD"].includes(request.method);
    const isOurs = [basePath, "/files", "/health", "/assets"].some((prefix) => request.url.startsWith(`${prefix}/`));
    if (!page || !isPage || isOurs) throw new Failure("route.not_found");
    return reply.header("cache-control", "no-cache").type("text/html").send(page);
  });
}
