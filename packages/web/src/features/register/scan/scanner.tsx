import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import { useRef } from "react";
import { failureText } from "#kit/call/failure-text.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { CustomerWays } from "../customer/customer-ways.tsx";
import { registerMessages } from "../messages.ts";
import { offlineMessages } from "../offline/messages.ts";
import { scanMessages } from "./messages.ts";
import { type CameraState, useCamera } from "./use-camera.ts";
import { useCodes } from "./use-codes.ts";
import { type ScanResult, type ScanTargets, useScans } from "./use-scans.ts";

/** The picture of the camera, and what the last codes were. */
export default function Scanner(targets: ScanTargets) {
  const t = useMessages(scanMessages);
  const video = useRef<HTMLVideoElement>(null);
  const { state, retry } = useCamera(video);
  const { results, scan, find, name } = useScans(targets);
  const isUnreadable = useCodes(video, state === "running", scan);
  const hasPicture = state === "starting" || state === "running";
  return (
    <div className="flex flex-col gap-4">
      {/* The element stays, because the camera is shown in it again. */}
      <div className={hasPicture ? "relative overflow-hidden rounded-card bg-sunken" : "hidden"}>
        <video
          ref={video}
          aria-label={t.picture}
          muted
          playsInline
          className="aspect-4/3 max-h-[45dvh] w-full object-cover"
        />
        {state === "starting" && (
          <p role="status" className="absolute inset-0 grid place-items-center text-body text-muted">
            {t.starting}
          </p>
        )}
      </div>
      {state === "running" && !isUnreadable && <p className="text-table text-muted">{t.hint}</p>}
      <NoPicture state={state} onRetry={retry} />
      {isUnreadable && (
        <Callout tone="danger" title={t.unreadable.title}>
          {t.unreadable.text}
        </Callout>
      )}
      <div role="log" aria-label={t.scan}>
        <ol className="flex flex-col gap-2">
          {results.map(({ id, result }) => (
            <li key={id} className="flex items-start gap-3 rounded-card border border-default px-4 py-3 text-body">
              <Result result={result} currency={targets.currency} onFind={find} onName={name} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** Why there is no picture, and what to do. */
function NoPicture({ state, onRetry }: { state: CameraState; onRetry: () => void }) {
  const t = useMessages(scanMessages);
  if (state === "starting" || state === "running") return null;
  const { title, text } = t.failures[state];
  return (
    <div role="alert">
      <Callout
        tone="warning"
        title={title}
        action={state !== "insecure" && <Button onClick={onRetry}>{t.retry}</Button>}
      >
        {text}
      </Callout>
    </div>
  );
}

interface ResultProps {
  result: ScanResult;
  currency: string;
  onFind: ReturnType<typeof useScans>["find"];
  onName: (code: string) => void;
}
function Result({ result, currency, onFind, onName }: ResultProps) {
  const text = useResultText(result, currency);
  const t = useMessages(scanMessages);
  const isGood = result.kind === "added" || result.kind === "customer" || result.kind === "named";
  const Glyph = isGood ? CircleCheck : CircleAlert;
  return (
    <>
      <Glyph aria-hidden className={`mt-0.5 size-4 shrink-0 ${isGood ? "text-success" : "text-warning"}`} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 wrap-anywhere">{text}</p>
        {result.kind === "nameable" && (
          <Button size="sm" onClick={() => onName(result.code)}>
            {t.asCustomer}
          </Button>
        )}
        {result.kind === "failed" && result.failure.code === "customer.id_ambiguous" && (
          <CustomerWays failure={result.failure} onChoose={(type) => onFind(result.code, type)} />
        )}
      </div>
    </>
  );
}

/** What became of a code, in words. */
function useResultText(result: ScanResult, currency: string): string {
  const t = useMessages(scanMessages);
  const register = useMessages(registerMessages);
  const offline = useMessages(offlineMessages);
  const common = useCommonMessages();
  const show = useShow();
  switch (result.kind) {
    case "added": {
      const { title, price } = result.goods;
      return t.added(price === null ? title : `${title}, ${show.unitPrice(price, currency)}`);
    }
    case "unpriced":
      return t.unpriced(result.goods.title);
    case "customer":
      return t.customer(result.name);
    case "named":
      return `${t.customer(result.code)}. ${offline.customerLater}`;
    case "once":
      return offline.onceCode;
    case "nameable":
      return t.unknownItem(result.code);
    case "unknown":
      return t.unknown(result.code);
    case "failed":
      return result.failure.code === "customer.id_ambiguous" ? register.chooseWay : failureText(common, result.failure);
  }
}
