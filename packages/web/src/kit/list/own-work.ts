import { presentSession, watchSession } from "../session.ts";
import { presentRuns, type RunAsk, runControl, startRun } from "./bulk-runs.ts";
import { closeDownload, type DownloadAsk, presentDownloads, startDownload } from "./downloads.ts";

let owner: string | null = null;

/** Starts work over many rows of the person who is signed in: nobody goes on with another's, nor in another business. */
export function startOwnRun(ask: RunAsk): void {
  own();
  startRun(ask);
}

/** The same for a file. */
export function startOwnDownload(ask: DownloadAsk): void {
  own();
  void startDownload(ask);
}

function own(): void {
  if (owner === null) watchSession(endOthers);
  owner = present();
}

function endOthers(): void {
  if (present() === owner) return;
  for (const { id } of presentRuns()) runControl.close(id);
  for (const { id } of presentDownloads()) closeDownload(id);
}

function present(): string {
  const session = presentSession();
  return `${session?.user.id} ${session?.business?.id}`;
}
