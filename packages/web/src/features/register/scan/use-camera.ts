import { type RefObject, useEffect, useState } from "react";
import { report } from "#kit/report.ts";

/** Why there is no picture. */
export type CameraFailure = "insecure" | "none" | "refused" | "busy";
export type CameraState = "starting" | "running" | CameraFailure;

/** Shows the rear camera in a video while its component is shown. `retry` asks for it again. */
export function useCamera(video: RefObject<HTMLVideoElement | null>): { state: CameraState; retry: () => void } {
  const [state, setState] = useState<CameraState>("starting");
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt starts it again.
  useEffect(() => {
    let isLeft = false;
    let stream: MediaStream | undefined;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    async function start(): Promise<void> {
      stream = await openCamera();
      if (isLeft || !video.current) return stop();
      // Unplugged, or taken by another app.
      for (const track of stream.getTracks()) track.addEventListener("ended", () => setState("busy"));
      video.current.srcObject = stream;
      await video.current.play();
      if (!isLeft) setState("running");
    }
    start().catch((error: unknown) => {
      stop();
      if (!isLeft) setState(failureOf(error));
    });
    return () => {
      isLeft = true;
      stop();
    };
  }, [attempt]);
  function retry() {
    setState("starting");
    setAttempt(attempt + 1);
  }
  return { state, retry };
}

async function openCamera(): Promise<MediaStream> {
  if (!isSecureContext) throw new DOMException("", "InsecureError");
  if (!navigator.mediaDevices) throw new DOMException("", "NotFoundError");
  const video = { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 720 } };
  return navigator.mediaDevices.getUserMedia({ video });
}

function failureOf(error: unknown): CameraFailure {
  switch (error instanceof DOMException ? error.name : "") {
    case "InsecureError":
      return "insecure";
    case "NotAllowedError":
    case "SecurityError":
      return "refused";
    case "NotFoundError":
    case "OverconstrainedError":
      return "none";
    case "NotReadableError":
    case "AbortError":
      return "busy";
    default:
      report(error);
      return "busy";
  }
}
