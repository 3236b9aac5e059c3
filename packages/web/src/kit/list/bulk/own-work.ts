import { closeDownload, type DownloadRequest, presentDownloads, startDownload } from "#kit/list/files/downloads.ts";
import { presentSession, watchSession } from "#kit/session/session.ts";
import { presentRuns, type RunRequest, runControl, startRun } from "./bulk-runs.ts";

let owner: string | null = null;

/** Starts a task of the signed-in user; it stops when another user or another business is entered. */
export function startOwnRun(request: RunRequest): void {
  own();
  startRun(request);
}

/** The same for a file. */
export function startOwnDownload(request: DownloadRequest): void {
  own();
  void startDownload(request);
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
