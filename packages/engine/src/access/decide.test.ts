import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases } from "../../test/cases.ts";
import { type CallAccess, type Caller, decide, menuVisible } from "./index.ts";

const open: CallAccess = { scopes: [], roles: [] };
const cashier: Caller = { model_active: true, owner: false, scopes: ["sales"], roles: ["cashier"], business_id: "b1" };

describe("behaviour 7: access by mappings", () => {
  test("an empty mapping lets everybody of the business pass", () => {
    expect(decide(cashier, open)).toEqual({ allowed: true });
  });

  test("one of the scopes and one of the roles is needed", () => {
    expect(decide(cashier, { scopes: ["sales", "goods"], roles: ["cashier"] }).allowed).toBe(true);
    expect(decide(cashier, { scopes: ["goods"], roles: ["cashier"] })).toEqual({
      allowed: false,
      reason: "mapping",
      missing_scopes: ["goods"],
      missing_roles: [],
    });
    expect(decide(cashier, { scopes: ["sales"], roles: ["manager"] })).toMatchObject({ missing_roles: ["manager"] });
  });

  test("while the model is off the mapping is not looked at", () => {
    expect(decide({ ...cashier, model_active: false }, { scopes: ["goods"], roles: ["manager"] }).allowed).toBe(true);
  });

  test("an owner-only call is the owner's, whether the model is on or off", () => {
    const call = { ...open, owner_only: true };
    expect(decide(cashier, call)).toMatchObject({ allowed: false, reason: "owner-only" });
    expect(decide({ ...cashier, model_active: false }, call).allowed).toBe(false);
    expect(decide({ ...cashier, owner: true }, call).allowed).toBe(true);
  });

  test("whoever sees only some points of sale may not do what concerns all, whether the model is on or off", () => {
    const call = { ...open, every_pos: true };
    for (const model_active of [true, false]) {
      const limited = { ...cashier, model_active, limited: true };
      expect(decide(limited, call)).toMatchObject({ allowed: false, reason: "limited" });
      expect(decide(limited, open).allowed).toBe(true);
      expect(decide({ ...cashier, model_active }, call).allowed).toBe(true);
    }
  });

  test("a session of another business is denied, its owner's too", () => {
    const call = { ...open, business_id: "b2" };
    expect(decide({ ...cashier, owner: true }, call)).toMatchObject({ allowed: false, reason: "other-business" });
    expect(decide({ ...cashier, business_id: undefined }, call).allowed).toBe(false);
    expect(decide(cashier, { ...open, business_id: "b1" }).allowed).toBe(true);
  });
});

// The oracle decides the other way round: it counts reasons to deny, using sets.
function oracle(caller: Caller, call: CallAccess): boolean {
  const foreign = call.business_id !== undefined && call.business_id !== caller.business_id;
  const ownersOnly = call.owner_only === true && !caller.owner;
  const narrowed = call.every_pos === true && caller.limited === true && !caller.owner;
  const mapped = caller.model_active && !caller.owner;
  const disjoint = (requested: readonly string[], held: readonly string[]) =>
    requested.length > 0 && new Set(requested).isDisjointFrom(new Set(held));
  const unscoped = mapped && disjoint(call.scopes, caller.scopes);
  const outOfRole = mapped && disjoint(call.roles, caller.roles);
  return [foreign, ownersOnly, narrowed, unscoped, outOfRole].filter(Boolean).length === 0;
}

const names = fc.subarray(["a", "b", "c"]);
const business = fc.constantFrom("b1", "b2", undefined);
const anyCaller = fc.record({
  model_active: fc.boolean(),
  owner: fc.boolean(),
  limited: fc.boolean(),
  scopes: names,
  roles: names,
  business_id: business,
});
const anyCall = fc.record({
  scopes: names,
  roles: names,
  owner_only: fc.boolean(),
  every_pos: fc.boolean(),
  business_id: business,
});

test("agrees with the oracle on every caller and call", () => {
  fc.assert(
    fc.property(anyCaller, anyCall, (caller, call) => {
      expect(decide(caller, call).allowed).toBe(oracle(caller, call));
    }),
    cases,
  );
});

test("behaviour 7: a menu item is shown exactly when some call of it is allowed", () => {
  fc.assert(
    fc.property(anyCaller, fc.array(anyCall, { maxLength: 4 }), (caller, calls) => {
      const allowed = calls.filter((call) => oracle(caller, call)).length;
      expect(menuVisible(caller, calls)).toBe(calls.length === 0 || allowed > 0);
    }),
    cases,
  );
});
