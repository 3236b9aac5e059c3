import { afterAll, afterEach, expect, inject } from "vitest";
import { verifyFixed } from "../src/kit/database/fixed.ts";
import { hashCheaply } from "./driver/cheap-hashes.ts";
import { takeOverlapping } from "./driver/overlapping.ts";
import { keepStatements } from "./driver/statements.ts";

// Runs before every test file, several of which share a process.

hashCheaply();
verifyFixed();
if (process.env.PATRON_SEEN_STATEMENTS && inject("nodes").length === 0)
  keepStatements(process.env.PATRON_SEEN_STATEMENTS);
// The test itself may have caught the error.
afterEach(() => expect(takeOverlapping()).toEqual([]));
afterAll(() => expect(takeOverlapping()).toEqual([]));
