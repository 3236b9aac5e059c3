import { afterAll, beforeAll, expect } from "vitest";
import { learnPlaces, scattered } from "./scattered.ts";
import { keepSentOn, takeDone, takeSentOn } from "./sent-on.ts";

// Runs before every test file of the project `citus`: no call may have a statement that goes to more than one shard.

beforeAll(async () => {
  await learnPlaces();
  takeSentOn();
  keepSentOn();
});

afterAll(() => {
  takeDone();
  expect(scattered(takeSentOn())).toEqual([]);
});
