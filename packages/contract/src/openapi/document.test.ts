import { expect, test } from "vitest";
import { everyCall } from "../index.ts";
import { group } from "../kit/call.ts";
import { call, id, items, nullable, object, open, patch, text } from "../kit/index.ts";
import { nameComponents } from "./component-names.ts";
import { propertyRows } from "./describe.ts";
import { openApi } from "./document.ts";
import { operationOf } from "./entry.ts";
import { operationId } from "./operation-ids.ts";

const Kiosk = object({ id, title: text(20), near: nullable(object({ id, street: text(20) })) });
const KioskBody = object({ title: text(20) });
const kiosks = group("kiosks", {
  list: call("GET /kiosks", { summary: "Lists the kiosks.", access: open, response: items(Kiosk) }),
  add: call("POST /kiosks", { summary: "Adds a kiosk.", access: open, body: KioskBody, response: Kiosk }),
  change: call("PATCH /kiosks/{kioskId}", {
    summary: "Changes one.",
    access: open,
    body: patch(KioskBody),
    response: Kiosk,
  }),
});
const generated = openApi(Object.values(kiosks), { title: "Kiosks", version: "1", basePath: "/api" }) as unknown as {
  paths: Record<
    string,
    Record<string, { operationId: string; requestBody?: unknown; responses: Record<string, unknown> }>
  >;
  components: { schemas: Record<string, { properties?: Record<string, unknown>; additionalProperties?: boolean }> };
}; // As far as the tests read it.
const { schemas } = generated.components;

test("what is nowhere named gets the names that a person expects", () => {
  expect(Object.keys(schemas)).toEqual(
    expect.arrayContaining(["Kiosk", "KioskList", "KioskCreate", "KioskUpdate", "KioskNear"]),
  );
  const ids = Object.values(generated.paths).flatMap((methods) => Object.values(methods).map((one) => one.operationId));
  expect(ids).toEqual(["listKiosks", "createKiosk", "updateKiosk"]);
});

test("a shape that is used several times, or may be null, is one component", () => {
  expect(generated.paths["/kiosks"]?.post?.responses["200"]).toMatchObject({
    content: { "application/json": { schema: { $ref: "#/components/schemas/Kiosk" } } },
  });
  expect(schemas.Kiosk?.properties?.near).toMatchObject({
    anyOf: [{ $ref: "#/components/schemas/KioskNear" }, { type: "null" }],
  });
});

test("limits are where something is sent, and answers may grow", () => {
  expect(schemas.KioskCreate).toMatchObject({ properties: { title: { maxLength: 20 } }, additionalProperties: false });
  expect(schemas.Kiosk?.properties?.title).not.toHaveProperty("maxLength");
  expect(schemas.Kiosk).not.toHaveProperty("additionalProperties");
});

test("every row of the names and of the descriptions is there once and names something", () => {
  expect(nameComponents(everyCall).unused).toEqual([]);
  expect(propertyRows.filter((row, index) => propertyRows.indexOf(row) !== index)).toEqual([]);
  const whole = openApi(everyCall, { title: "Patron", version: "1", basePath: "/api" }) as unknown as typeof generated;
  const owners = Object.entries(whole.components.schemas);
  const fields = new Set(owners.flatMap(([, { properties = {} }]) => Object.keys(properties)));
  const idle = propertyRows.filter((row) => {
    const [owner = "", field = ""] = row.split(".");
    if (!field) return !fields.has(row);
    return !owners.some(([name, { properties = {} }]) => name.includes(owner) && field in properties);
  });
  expect(idle).toEqual([]);
});

test("names of components and operations contain no number", () => {
  const names = new Set(everyCall.map((one) => operationId(operationOf(one))));
  expect(names.size).toBe(everyCall.length);
  const whole = openApi(everyCall, { title: "Patron", version: "1", basePath: "/api" }) as unknown as typeof generated;
  const odd = [...names, ...Object.keys(whole.components.schemas)].filter((name) => /\d$|Response/.test(name));
  expect(odd).toEqual([]);
});
