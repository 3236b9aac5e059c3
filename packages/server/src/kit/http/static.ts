import { readdir, readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import { Failure } from "@patron/contract/kit";
import type { FastifyInstance } from "fastify";
import type { FileStore } from "../files.ts";
import { scannerPolicy } from "./security.ts";

const yearSeconds = 31_536_000;
/** The worker that reads barcodes; a worker has the policy of its own script. */
const scanner = /[\\/]scan-worker-[^\\/]+\.js(\.\w+)?$/;

/** Stored pictures. Their names are unguessable and never reused, so browsers may cache them for ever. */
export function addFiles(app: FastifyInstance, files: FileStore): void {
  app.get<{ Params: { "*": string } }>("/files/*", async (request, reply) => {
    const { bytes, type } = await files.read(request.params["*"]);
    reply.header("cache-control", `private, max-age=${yearSeconds}, immutable`);
    return reply.type(type).send(Buffer.from(bytes));
  });
}

/** The web app: its files by name, and its page for every other address outside the API, so reloading works. */
export async function addWebApp(app: FastifyInstance, dist: string | undefined, basePath: string): Promise<void> {
  // Read once: it names the built scripts and contains the API's path.
  const page =
    dist && (await readFile(join(dist, "index.html"), "utf8")).replace('content="/api"', `content="${basePath}"`);
  if (dist) await addBuilt(app, dist);
  app.setNotFoundHandler((request, reply) => {
    const acceptsPage = request.url === "/" || (request.headers.accept ?? "").includes("text/html");
    const isPage = acceptsPage && ["GET", "HEAD"].includes(request.method);
    const isOurs = [basePath, "/files", "/health", "/assets"].some((prefix) => request.url.startsWith(`${prefix}/`));
    if (!page || !isPage || isOurs) throw new Failure("route.not_found");
    return reply.header("cache-control", "no-cache").type("text/html").send(page);
  });
}

/**
 * The hashed scripts and styles behind one route, because a route for each of some hundred files would slow down startup. The few other
 * files keep their names.
 */
async function addBuilt(app: FastifyInstance, dist: string): Promise<void> {
  const serving = { index: false, preCompressed: true, cacheControl: false } as const;
  const root = join(dist, "assets");
  const files = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = files.filter((file) => file.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const names = new Set(paths.map((path) => path.slice(root.length + 1).replaceAll(sep, "/")));
  await app.register(async (inner) => {
    await inner.register(fastifyStatic, {
      ...serving,
      root,
      serve: false,
      setHeaders: (reply, path) => {
        reply.header("cache-control", `public, max-age=${yearSeconds}, immutable`);
        reply.header("vary", "accept-encoding");
        if (scanner.test(path)) reply.header("content-security-policy", scannerPolicy);
      },
    });
    // Any other address does not exist, including one that leaves the folder. The library's own route would read the whole folder for each file,
    // to be sure of the spelling.
    inner.get<{ Params: { "*": string } }>("/assets/*", (request, reply) => {
      const name = request.params["*"];
      if (!names.has(name)) throw new Failure("route.not_found");
      return reply.sendFile(name);
    });
  });
  await app.register(fastifyStatic, {
    ...serving,
    decorateReply: false,
    root: dist,
    wildcard: false,
    globIgnore: ["index.html*", "assets/**"],
    setHeaders: (reply) => reply.header("cache-control", "no-cache"),
  });
}
