import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { Failure, failures } from "@patron/contract/kit";
import fastify from "fastify";
import { afterAll, describe, expect, test } from "vitest";
import { readSettings } from "../env.ts";
import { addSecurityHeaders } from "./security.ts";
import { addWebApp } from "./static.ts";

// Next to a file that must not be readable through it.
const folder = mkdtempSync(join(tmpdir(), "patron-static-"));
const dist = join(folder, "dist");
mkdirSync(join(dist, "assets/deeper"), { recursive: true });
writeFileSync(join(folder, "secret"), "the secret");
writeFileSync(join(dist, "index.html"), '<meta name="api" content="/api"><p>the app');
writeFileSync(join(dist, "favicon.svg"), "<svg/>");
writeFileSync(join(dist, "assets/app-1a2b.js"), "plain");
writeFileSync(join(dist, "assets/app-1a2b.js.gz"), gzipSync("small"));
writeFileSync(join(dist, "assets/scan-worker-1a2b.js"), "plain");
writeFileSync(join(dist, "assets/scan-worker-1a2b.js.gz"), gzipSync("small"));
writeFileSync(join(dist, "assets/deeper/face.woff2"), "letters");

const app = fastify();
app.setErrorHandler((error, _, reply) =>
  error instanceof Failure
    ? reply.code(failures[error.code].status).send(error.code)
    : reply.code(500).send(String(error)),
);
addSecurityHeaders(app, readSettings({}, folder));
await addWebApp(app, dist, "/base/api");
const url = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, accept = "*/*", encoding = "identity") =>
  app.inject({ url: path, headers: { accept, "accept-encoding": encoding } });

/** Requests a path verbatim; other clients would normalise its dots first. */
async function statusOf(path: string): Promise<number> {
  const socket = connect(Number(url.port), url.hostname);
  socket.end(`GET ${path} HTTP/1.1\r\nhost: x\r\naccept: text/html\r\nconnection: close\r\n\r\n`);
  let answer = "";
  for await (const piece of socket) answer += piece;
  expect(answer).not.toContain("the secret");
  expect(answer).not.toContain("the app");
  return Number(answer.slice(9, 12));
}

describe("the built web app", () => {
  test.each([
    ["/assets/app-1a2b.js", "plain"],
    ["/assets/deeper/face.woff2", "letters"],
  ])("%s is cached by browsers for ever", async (path, body) => {
    const answer = await get(path);
    expect([answer.statusCode, answer.body]).toEqual([200, body]);
    expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect((await app.inject({ method: "HEAD", url: path })).statusCode).toBe(200);
  });

  test("scripts come as they were compressed at the build, to those who read that", async () => {
    const answer = await get("/assets/app-1a2b.js", "*/*", "gzip");
    const headers = { "content-encoding": "gzip", "content-type": /^text\/javascript/, vary: /accept-encoding/ };
    expect(answer.headers).toMatchObject(headers);
    expect(answer.rawPayload).toEqual(gzipSync("small"));
    const plain = await get("/assets/app-1a2b.js", "*/*", "identity");
    expect([plain.headers.vary, plain.body]).toEqual([answer.headers.vary, "plain"]);
  });

  test("the worker that reads barcodes alone may run WebAssembly, and the register alone may use the camera", async () => {
    for (const encoding of ["identity", "gzip"]) {
      const { headers } = await get("/assets/scan-worker-1a2b.js", "*/*", encoding);
      expect(headers["content-security-policy"]).toContain("'wasm-unsafe-eval'");
    }
    const pages = ["/", "/register", "/register/display", "/register?x=1", "/registers", "/assets/app-1a2b.js"];
    const answers = await Promise.all(pages.map((path) => get(path, "text/html")));
    for (const { headers } of answers) expect(headers["content-security-policy"]).not.toContain("wasm");
    const camera = answers.map(({ headers }) => String(headers["permissions-policy"]).includes("camera=(self)"));
    expect(camera).toEqual([false, true, true, true, false, false]);
  });

  test("a file beside the scripts is revalidated, as is the page, which is served at every other address", async () => {
    expect((await get("/favicon.svg")).headers["cache-control"]).toBe("no-cache");
    for (const path of ["/", "/customers/search", "/index.html"]) {
      const page = await get(path, "text/html");
      expect([page.statusCode, page.headers["cache-control"]]).toEqual([200, "no-cache"]);
      expect(page.body).toContain('content="/base/api"');
    }
  });

  test.each(["/assets/app-0000.js", "/assets/", "/assets/deeper", "/assets/deeper/", "/favicon.ico/x"])(
    "%s is not there, and no page either",
    async (path) => {
      expect((await get(path)).statusCode).toBe(404);
      if (path.startsWith("/assets/")) expect((await get(path, "text/html")).statusCode).toBe(404);
    },
  );

  test.each([
    "/assets/../index.html",
    "/assets/../../secret",
    "/assets/%2e%2e/%2e%2e/secret",
    "/assets/..%2f..%2fsecret",
    "/assets/deeper/../app-1a2b.js",
    "/assets//app-1a2b.js",
    "/assets/./app-1a2b.js",
    "/assets/..\\..\\secret",
  ])("%s leads nowhere", async (path) => {
    expect(await statusOf(path)).toBe(404);
  });
});
