import type { MessageType } from "@patron/contract/enums";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Delivery, Outcome } from "../../../src/adapters/messages/provider.ts";
import { afterAttempt, afterQuestion, type Progress } from "./next-step.ts";

const now = new Date("2026-11-24T12:00:00Z");
const at = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
const sms: Progress = {
  src_type: "business",
  channels: ["sms"],
  place: 0,
  attempts: 1,
  next_after_minutes: 10,
  sent_dt: null,
};
const both: Progress = { ...sms, channels: ["viber", "sms"] };
const failed: Outcome = { state: "failed", problem: "unreachable", text: "timeout" };
const refused: Outcome = { state: "refused", problem: "recipient-refused", text: null };

describe("after an attempt", () => {
  test("an accepted message is sent, and asked about in a minute where the service tells", () => {
    const sent: Outcome = { state: "sent", providerId: "m-1", isDelivered: false };
    expect(afterAttempt(sms, sent, "asked", now)).toMatchObject({ status: "sent", due_dt: at(60), provider_id: "m-1" });
    expect(afterAttempt(sms, sent, "never", now)).toMatchObject({ status: "sent", due_dt: null, sent_dt: now });
    expect(afterAttempt(sms, { ...sent, isDelivered: true }, "asked", now)).toMatchObject({
      status: "delivered",
      due_dt: null,
    });
  });

  test("a failing service is tried again, later each time, and then no more", () => {
    const waits = [1, 2, 3, 4, 5, 6, 7].map(
      (attempts) => afterAttempt({ ...sms, attempts }, failed, "asked", now).due_dt,
    );
    expect(waits).toEqual([5, 60, 300, 1_800, 7_200, 18_000, 36_000].map(at));
    const last = afterAttempt({ ...sms, attempts: 8 }, failed, "asked", now);
    expect(last).toEqual({ status: "error", due_dt: null, problem: "unreachable", error_text: "timeout" });
  });

  test("a refused message moves on to the next channel at once, or has failed", () => {
    expect(afterAttempt(both, refused, "asked", now)).toMatchObject({
      status: "wait",
      place: 1,
      attempts: 0,
      due_dt: now,
    });
    expect(afterAttempt({ ...both, place: 1 }, refused, "asked", now)).toMatchObject({ status: "error", due_dt: null });
  });

  test("with another channel at hand a failing one is tried twice, and a test once", () => {
    expect(afterAttempt(both, failed, "asked", now)).toMatchObject({ status: "wait", due_dt: at(5) });
    expect(afterAttempt({ ...both, attempts: 2 }, failed, "asked", now)).toMatchObject({ status: "wait", place: 1 });
    expect(afterAttempt({ ...sms, src_type: "test" }, failed, "asked", now)).toMatchObject({ status: "error" });
  });
});

describe("after a question", () => {
  const pending: Delivery = { state: "pending" };
  const sentAgo = (minutes: number, message = sms) => ({ ...message, sent_dt: at(-minutes * 60) });

  test("a delivered message is finished, an undelivered one moves on or has failed", () => {
    expect(afterQuestion(sms, { state: "delivered" }, now)).toEqual({
      status: "delivered",
      delivered_dt: now,
      due_dt: null,
    });
    const undelivered: Delivery = { state: "undelivered", problem: "recipient-refused", text: "EXPIRED" };
    expect(afterQuestion(sms, undelivered, now)).toMatchObject({ status: "error", error_text: "EXPIRED" });
    expect(afterQuestion(both, undelivered, now)).toMatchObject({ status: "wait", place: 1, provider_id: null });
  });

  test("a pending one is asked about less and less often, and after a day no more", () => {
    const dueAfter = (minutes: number) => afterQuestion(sentAgo(minutes), pending, now).due_dt;
    expect([1, 30, 120].map(dueAfter)).toEqual([at(60), at(600), at(3_600)]);
    expect(dueAfter(24 * 60)).toBeNull();
  });

  test("a pending one moves on when the time for its channel is over", () => {
    expect(afterQuestion(sentAgo(9, both), pending, now)).toMatchObject({ status: "sent" });
    expect(afterQuestion(sentAgo(10, both), pending, now)).toMatchObject({
      status: "wait",
      place: 1,
      problem: "undelivered",
    });
    expect(afterQuestion(sentAgo(10), pending, now)).toMatchObject({ status: "sent" });
  });
});

test("whatever services say, every message ends, after at most eight attempts in each channel", () => {
  const outcome = fc.constantFrom<Outcome>(failed, refused, { state: "sent", providerId: "m", isDelivered: false });
  const channels = fc.uniqueArray(fc.constantFrom<MessageType>("sms", "viber", "email"), { minLength: 1 });
  fc.assert(
    fc.property(channels, fc.infiniteStream(outcome), (types, outcomes) => {
      let message: Progress = { ...sms, channels: types, attempts: 0 };
      let [attempts, time, status] = [0, now, "wait"];
      for (let due: Date | null = now; due; ) {
        time = due;
        if (status === "wait") attempts += 1;
        const step =
          status === "wait"
            ? afterAttempt({ ...message, attempts: message.attempts + 1 }, outcomes.next().value, "asked", time)
            : afterQuestion(message, { state: "pending" }, time);
        if (status === "wait") message = { ...message, attempts: message.attempts + 1 };
        message = { ...message, ...step, sent_dt: step.sent_dt === undefined ? message.sent_dt : step.sent_dt };
        ({ status, due_dt: due } = step);
        expect(attempts).toBeLessThanOrEqual(8 * types.length);
      }
      expect(["sent", "error"]).toContain(status);
    }),
  );
});
