import { afterAll, afterEach, expect } from "vitest";
import { takeOverlapping } from "./overlapping.ts";

// Runs before every test file, several of them in one process. Whoever asked too early may have caught the error.
afterEach(() => expect(takeOverlapping()).toEqual([]));
afterAll(() => expect(takeOverlapping()).toEqual([]));
