import { presentSession, watchSession } from "../session.ts";
import { presentRuns, type RunAsk, runControl, startRun } from "./bulk-runs.ts";

let owner: string | null = null;

/** Starts long work of the person who is signed in: nobody goes on with another's, nor in another business. */
export function startOwnRun(ask: RunAsk): void {
  if (owner === null) watchSession(endOthers);
  owner = present();
  startRun(ask);
}

function endOthers(): void {
  if (present() === owner) return;
  for (const { id } of presentRuns()) runControl.close(id);
}

function present(): string {
  const session = presentSession();
  return `${session?.user.id} ${session?.business?.id}`;
}
