import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";

const server = await startTestServer();

test("the printed OpenAPI document is valid, and its reference needs nothing from outside", async () => {
  const base = server.url + server.settings.basePath;
  const document = (await (await fetch(`${base}/openapi.json`)).json()) as Record<string, unknown>; // The test checks its validity.
  expect(document).toMatchObject({ components: { schemas: { Customer: {}, PosCreate: {}, Problem: {} } } });
  expect(await new Validator().validate(document)).toMatchObject({ valid: true });

  const page = await (await fetch(`${base}/docs`)).text();
  const assets = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1]!); // The group always takes part.
  expect(assets.length).toBeGreaterThan(2);
  for (const asset of assets) {
    const answer = await fetch(server.url + asset);
    // Read to its end, or closing the server waits for it.
    expect((await answer.bytes()).length, asset).toBeGreaterThan(100);
    expect(answer.status, asset).toBe(200);
  }
});
