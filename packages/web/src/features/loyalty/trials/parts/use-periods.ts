import { listMessages } from "#kit/list/messages.ts";
import { useMessages } from "#kit/messages.ts";
import { useSession } from "#kit/session/session.ts";

/** Periods until today that a trial is usually about. */
export function usePeriods() {
  const { presets } = useMessages(listMessages);
  const timeZone = useSession()?.business?.time_zone;
  const today = new Intl.DateTimeFormat("sv-SE", timeZone ? { timeZone } : {}).format(new Date());
  const back = (days: number) => ({ from: dayBefore(today, days - 1), to: today });
  return {
    last30: back(30),
    presets: [
      { label: presets["last-7-days"], range: back(7) },
      { label: presets["last-30-days"], range: back(30) },
    ],
  };
}

function dayBefore(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() - days);
  return at.toISOString().slice(0, 10);
}
