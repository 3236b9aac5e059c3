import { Failure } from "@patron/contract/client";
import { useSyncExternalStore } from "react";
import { saveFile } from "#kit/files/save-file.ts";

/** A file that is being downloaded. */
export interface Download {
  id: string;
  label: string;
  /** The number of received bytes. */
  bytes: number;
  phase: "running" | "done" | "failed" | "cancelled";
  failure: Failure | null;
}

export interface DownloadRequest {
  label: string;
  /** The default name of the file; the browser may let the user change it. */
  name: string;
  open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
}

/** Browsers that let a page write to a chosen file; newer than TypeScript's types. */
interface Picking {
  showSaveFilePicker?: (request: { suggestedName: string }) => Promise<{
    createWritable: () => Promise<WritableStream<Uint8Array<ArrayBuffer>>>;
  }>;
}

let downloads: readonly Download[] = [];
const aborts = new Map<string, AbortController>();
const listeners = new Set<() => void>();

function publish(next: readonly Download[]): void {
  downloads = next;
  for (const listener of listeners) listener();
}
function change(id: string, part: Partial<Download>): void {
  publish(downloads.map((one) => (one.id === id ? { ...one, ...part } : one)));
}

/** Downloads a file: directly to disk where the browser can, else through memory. It continues on every screen. */
export async function startDownload(request: DownloadRequest): Promise<void> {
  const destination = await chooseDestination(request.name);
  if (destination === "nowhere") return;
  const id = crypto.randomUUID();
  const abort = new AbortController();
  aborts.set(id, abort);
  publish([...downloads, { id, label: request.label, bytes: 0, phase: "running", failure: null }]);
  try {
    const body = await request.open(abort.signal);
    const counted = body.pipeThrough(counting((bytes) => change(id, { bytes })));
    if (destination) await counted.pipeTo(await destination.createWritable(), { signal: abort.signal });
    else saveFile(request.name, await new Response(counted).blob());
    change(id, { phase: "done" });
  } catch (error) {
    if (abort.signal.aborted) change(id, { phase: "cancelled" });
    // A stream that breaks off means that the server went away.
    else change(id, { phase: "failed", failure: error instanceof Failure ? error : new Failure("server.unavailable") });
  }
}

async function chooseDestination(suggestedName: string) {
  const { showSaveFilePicker: pick } = window as Picking; // See above.
  if (!pick) return null;
  return pick({ suggestedName }).catch((error: unknown) => {
    // The user closed the dialog. Where a browser refuses the dialog, the file goes through memory.
    const isClosed = error instanceof DOMException && error.name === "AbortError";
    return isClosed ? ("nowhere" as const) : null; // A literal, to distinguish it from a file.
  });
}

function counting(count: (bytes: number) => void) {
  let bytes = 0;
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      count(bytes);
      controller.enqueue(chunk);
    },
  });
}

/** Cancels a download. */
export function cancelDownload(id: string): void {
  aborts.get(id)?.abort();
}

/** Removes a download from the screen and cancels it. */
export function closeDownload(id: string): void {
  cancelDownload(id);
  aborts.delete(id);
  publish(downloads.filter((one) => one.id !== id));
}

/** Returns every download that is not closed. */
export function presentDownloads(): readonly Download[] {
  return downloads;
}

/** The same as React state. */
export function useDownloads(): readonly Download[] {
  return useSyncExternalStore(watchDownloads, presentDownloads);
}

function watchDownloads(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
