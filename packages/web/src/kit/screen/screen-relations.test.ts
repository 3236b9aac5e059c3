import { expect, test } from "vitest";
import { defineScreens } from "../screens.ts";
import { createOf, parentOf, recordOf } from "./screen-relations.ts";

const load = () => Promise.resolve({ default: () => null });
const of = { needs: [], load };
const { list, create, edit, taxes, tax } = defineScreens({
  list: { path: "/loyalties", ...of },
  create: { path: "/loyalties/create", ...of },
  edit: { path: "/loyalties/{loyaltyId}", ...of },
  taxes: { path: "/loyalties/{loyaltyId}/taxes", parent: "list", ...of },
  tax: { path: "/loyalties/{loyaltyId}/taxes/{taxId}", ...of },
});

test("a screen leads up to the nearest whose path it begins with, or to the one that it names", () => {
  expect([list, create, edit, taxes, tax].map(parentOf)).toEqual([undefined, list, list, list, taxes]);
});

test("a list knows the screen that adds to it and the screen of one, and what adds knows where that stands", () => {
  expect([createOf(list), recordOf(list), recordOf(create)]).toEqual([create, edit, edit]);
  expect([createOf(taxes), recordOf(taxes)]).toEqual([undefined, tax]);
});

test("a screen of one record is no list", () => {
  expect([createOf(edit), recordOf(edit), recordOf(tax)]).toEqual([undefined, undefined, undefined]);
});
