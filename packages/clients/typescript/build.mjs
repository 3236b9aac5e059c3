// Writes what the client takes from the API reference: the types of all requests and answers, and the address of each operation.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import openapiTS, { astToString } from "openapi-typescript";

const own = (name) => new URL(name, import.meta.url);
const reference = JSON.parse(readFileSync(own("../../../docs/openapi.json"), "utf8"));

const operations = {};
for (const [path, methods] of Object.entries(reference.paths)) {
  for (const [method, { operationId }] of Object.entries(methods))
    if (operationId) operations[operationId] = [method.toUpperCase(), path];
}
mkdirSync(own("dist"), { recursive: true });
writeFileSync(own("dist/operations.js"), `export const operations = ${JSON.stringify(operations)};\n`);
writeFileSync(own("dist/schema.d.ts"), astToString(await openapiTS(reference, { exportType: true, rootTypes: true })));
