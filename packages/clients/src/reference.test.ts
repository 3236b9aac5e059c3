import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { createConfig, lint } from "@redocly/openapi-core";
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, test } from "vitest";
import { documentFile, documentText, type PrintedOperation, readDocument } from "./document.ts";

// Guarantees of the committed API reference.

const document = readDocument();
const operations: PrintedOperation[] = Object.values(document.paths).flatMap((methods) => Object.values(methods));

/**
 * Two routes of the catalogue, `/goods/{goodsId}/photo` and `/goods/in_category/{loyaltyId}`, are ambiguous to a linter; the server prefers
 * literal segments.
 */
const knownWarnings = ["no-ambiguous-paths"];

describe("the document is valid", () => {
  test("by Redocly's recommended rules, which also try every example", async () => {
    const config = await createConfig({ extends: ["recommended"] });
    const problems = await lint({ ref: fileURLToPath(documentFile), config });
    const unexpected = problems.filter(
      ({ severity, ruleId }) => severity === "error" || !knownWarnings.includes(ruleId),
    );
    expect(unexpected.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`)).toEqual(
      [],
    );
  });

  test("by the schema of OpenAPI 3.1", async () => {
    expect(await new Validator().validate(JSON.parse(documentText) as Record<string, unknown>)).toMatchObject({
      valid: true,
    });
  });

  test("and not longer for each operation than a person can scroll through", () => {
    expect(documentText.split("\n").length).toBeLessThanOrEqual(operations.length * 220);
  });
});

describe("everything is described", () => {
  test("every property", () => {
    const bare = Object.entries(document.components.schemas).flatMap(([schema, { properties = {} }]) =>
      Object.entries(properties).flatMap(([name, { description }]) => (description ? [] : [`${schema}.${name}`])),
    );
    expect(bare).toEqual([]);
  });

  test("every parameter", () => {
    const own = operations.flatMap(({ operationId, parameters = [] }) =>
      parameters.flatMap(({ $ref, name, description }) => ($ref || description ? [] : [`${operationId}: ${name}`])),
    );
    const shared = Object.entries(document.components.parameters).filter(([, { description }]) => !description);
    expect([...own, ...shared.map(([name]) => name)]).toEqual([]);
  });

  test("every operation and every group of them", () => {
    expect(operations.filter(({ summary, description }) => !summary || !description)).toEqual([]);
    expect(document.tags.filter(({ name, description }) => !description || description === name)).toEqual([]);
  });
});

describe("examples", () => {
  /** Every text of the examples with the name of its field. */
  function textsOf(value: unknown, field = ""): [field: string, text: string][] {
    if (typeof value === "string") return [[field, value]];
    if (value === null || typeof value !== "object") return [];
    return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, Array.isArray(value) ? field : name));
  }
  const bodies = operations.flatMap(({ requestBody, responses }) =>
    [requestBody?.content["application/json"], responses["200"]?.content?.["application/json"]].filter(
      (body) => body !== undefined,
    ),
  );

  test("stand beside at least nineteen of twenty requests and responses", () => {
    const shown = bodies.filter((body) => body.example !== undefined || body.examples);
    expect(shown.length / bodies.length).toBeGreaterThan(0.95);
  });

  test("hold no secret", () => {
    const texts = textsOf([bodies, document.components.examples]);
    const secrets = texts.filter(([field]) => /^(api_key|current_password|hand_off|password|pin|token)$/.test(field));
    expect(secrets.length).toBeGreaterThan(3);
    expect(secrets.filter(([, text]) => !/^<.+>$/.test(text))).toEqual([]);
    // A token has 43 letters, digits, hyphens and underscores; the longest other text, the file of a picture, has 40. Hashes, signatures and public
    // keys are no secrets: the generator puts the hash of "test" for each.
    const hash = createHash("sha256").update("test").digest("base64url");
    expect(texts.filter(([, text]) => /[\w-]{43,}/.test(text.replaceAll(hash, "")))).toEqual([]);
  });
});
