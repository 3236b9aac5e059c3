import { rules } from "@patron/contract/rules/pos";
import { describe, expect, test } from "vitest";
import { formBody, formValues } from "./form-values.ts";

const record = { id: "1", title: "Shop", email: null, latitude: "50.1", address: { city: "Kyiv" }, phones: ["+380"] };

describe("the fields of a form", () => {
  test("are filled in from a record, and what it does not have is empty", () => {
    expect(formValues(rules.add, record)).toEqual({
      loyalty_id: "",
      title: "Shop",
      public_title: {},
      public_description: {},
      pos_type: "pos",
      address: { street: "", city: "Kyiv", region: "", zip: "" },
      country: null,
      time_zone: "",
      latitude: "50.1",
      longitude: null,
      phones: ["+380"],
      email: null,
      priority: 0,
      active: false,
      vehicle_number: null,
      shop_url: null,
      driver_staff_id: null,
      tank_capacity: null,
    });
  });

  test("are null where the call allows it, the minimum of a number, and absent otherwise", () => {
    const values = { email: " ", country: null, priority: null, title: "", time_zone: "" };
    expect(formBody(rules.add, values)).toEqual({ email: null, country: null, priority: 0, title: "" });
  });

  test("trim a text that may be empty", () => {
    expect(formBody(rules.add, { email: " shop@example.com " })).toEqual({ email: "shop@example.com" });
  });

  test("leave out what is empty in a nested object or a list", () => {
    const values = { address: { street: " ", city: "Lviv" }, phones: [null, "+381", ""] };
    expect(formBody(rules.add, values)).toEqual({ address: { city: "Lviv" }, phones: ["+381"] });
  });

  test("send what no rule knows as it is", () => {
    expect(formBody(rules.changeReferences, { references: [{ url: "" }], more: { a: "" } })).toEqual({
      references: [{ url: "" }],
      more: { a: "" },
    });
  });
});
