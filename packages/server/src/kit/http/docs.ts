import { createRequire } from "node:module";
import { dirname } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const assets = ["swagger-ui.css", "swagger-ui-bundle.js", "favicon-32x32.png"];

/** The OpenAPI document and its reference page; both work offline. */
export async function addDocs(app: FastifyInstance, basePath: string): Promise<void> {
  let document: Promise<string> | undefined;
  app.get(`${basePath}/openapi.json`, async (_, reply) => {
    document ??= documentOf(basePath);
    return reply.type("application/json").send(await document);
  });
  const folder = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    decorateReply: true,
  });
  for (const asset of assets) app.get(`${basePath}/docs/${asset}`, (_, reply) => reply.sendFile(asset, folder));
  app.get(`${basePath}/docs/start.js`, async (_, reply) => reply.type("text/javascript").send(start(basePath)));
  app.get(`${basePath}/docs`, async (_, reply) => reply.type("text/html; charset=utf-8").send(pageOf(basePath)));
}

/** Created on first use: few read it, and it costs a tenth of the startup time. */
async function documentOf(basePath: string): Promise<string> {
  const [{ everyCall }, { openApi }] = await Promise.all([
    import("@patron/contract"),
    import("@patron/contract/openapi"),
  ]);
  return JSON.stringify(openApi(everyCall, { title: "Patron", version: "1", basePath }));
}

// A separate file, because the content security policy forbids inline scripts.
function start(basePath: string): string {
  const options = `{ url: "${basePath}/openapi.json", dom_id: "#reference", deepLinking: true, validatorUrl: null }`;
  return `window.addEventListener("load", () => SwaggerUIBundle(${options}));\n`;
}

function pageOf(basePath: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Patron: every call</title>
<link rel="icon" href="${basePath}/docs/favicon-32x32.png">
<link rel="stylesheet" href="${basePath}/docs/swagger-ui.css">
<script src="${basePath}/docs/swagger-ui-bundle.js"></script>
<script src="${basePath}/docs/start.js"></script>
</head>
<body><main id="reference"></main></body>
</html>
`;
}
