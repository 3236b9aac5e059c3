import { OFFLINE_VALID_HOURS } from "@patron/contract/enums";

/** Less than this is the time that an answer takes. */
const toleratedMs = 10_000;

/** How far this device's clock was ahead of the server's when a catalogue came, which is valid for a fixed time from then on. */
export function aheadOf({ valid_until_dt }: { valid_until_dt: string }, now: number): number {
  const ahead = now - (Date.parse(valid_until_dt) - OFFLINE_VALID_HOURS * 3_600_000);
  return Math.abs(ahead) < toleratedMs ? 0 : ahead;
}

/** The time by the server's clock: it refuses sales from the future and from before the till had their prices. */
export function serverTime({ ahead_ms }: { ahead_ms: number }, now = Date.now()): Date {
  return new Date(now - ahead_ms);
}
