import { afterAll, afterEach, expect } from "vitest";
import { verifyFixed } from "../src/kit/database/fixed.ts";
import { hashCheaply } from "./driver/cheap-hashes.ts";
import { takeOverlapping } from "./driver/overlapping.ts";

// Runs before every test file, several of which share a process.

hashCheaply();
verifyFixed();
// The test itself may have caught the error.
afterEach(() => expect(takeOverlapping()).toEqual([]));
afterAll(() => expect(takeOverlapping()).toEqual([]));
