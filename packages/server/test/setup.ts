import { afterAll, afterEach, expect } from "vitest";
import { verifyFixed } from "../src/kit/database/fixed.ts";
import { takeOverlapping } from "./driver/overlapping.ts";

// Runs before every test file, several of which share a process.

verifyFixed();
// The test itself may have caught the error.
afterEach(() => expect(takeOverlapping()).toEqual([]));
afterAll(() => expect(takeOverlapping()).toEqual([]));
