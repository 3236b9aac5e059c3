import { calls } from "@patron/contract/routes";
import { lazy, Suspense } from "react";
import { useAccess } from "#kit/session/access.ts";
import { Section } from "#ui/layout/section.tsx";
import { SkeletonDetails } from "#ui/skeleton.tsx";
import { useCommonMessages } from "../messages/use-common-messages.ts";

const HistoryList = lazy(() => import("./history-list.tsx"));

/** Who changed a record and its parts, latest first. Loaded when it is first visible. */
export function History({ of: id }: { of: string }) {
  return (
    <Suspense fallback={<SkeletonDetails />}>
      <HistoryList of={id} />
    </Suspense>
  );
}

/** The history as the last section of a form; nothing without access to the log. */
export function HistorySection({ of: id }: { of: string }) {
  const common = useCommonMessages();
  const allowed = useAccess();
  if (!allowed([calls.audit.list])) return null;
  return (
    <Section title={common.history} explanation={common.historyHint}>
      <History of={id} />
    </Section>
  );
}
