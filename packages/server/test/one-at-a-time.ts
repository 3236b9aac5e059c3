import { afterAll, afterEach, expect } from "vitest";
import { takeOverlapping } from "./overlapping.ts";

// Runs before every test file, several of which share a process. The test itself may have caught the error.
afterEach(() => expect(takeOverlapping()).toEqual([]));
afterAll(() => expect(takeOverlapping()).toEqual([]));
