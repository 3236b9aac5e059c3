import { calls } from "@patron/contract/routes";
import { lazy, Suspense } from "react";
import { useAccess } from "#kit/session/access.ts";
import { Section } from "#ui/layout/section.tsx";
import { SkeletonDetails } from "#ui/skeleton.tsx";
import { formMessages } from "../form/messages.ts";
import { useCommonMessages } from "../messages/use-common-messages.ts";
import { useMessages } from "../messages.ts";
import type { DescribeChange } from "./changes.tsx";

const HistoryList = lazy(() => import("./history-list.tsx"));

interface HistoryProps {
  /** The id of the record. */
  of: string;
  describe?: DescribeChange | undefined;
}

/** Who changed a record and what belongs to it, the latest first. Its code loads when it is shown. */
export function History(props: HistoryProps) {
  return (
    <Suspense fallback={<SkeletonDetails />}>
      <HistoryList {...props} />
    </Suspense>
  );
}

/** The history as the last section of a form; nothing for users who may not read the audit log. */
export function HistorySection(props: HistoryProps) {
  const common = useCommonMessages();
  const t = useMessages(formMessages);
  const allowed = useAccess();
  if (!allowed([calls.audit.list])) return null;
  return (
    <Section title={common.history} explanation={t.historyHint}>
      <History {...props} />
    </Section>
  );
}
