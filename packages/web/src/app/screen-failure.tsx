import type { ErrorComponentProps } from "@tanstack/react-router";
import { useEffect } from "react";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { report } from "#kit/report.ts";
import { ErrorState } from "#ui/error-state.tsx";

/** Shown for a screen that failed to render. The frame stays, so that the user can open another one. */
export function ScreenFailure({ error }: ErrorComponentProps) {
  const common = useCommonMessages();
  useEffect(() => report(error), [error]);
  return (
    <ErrorState
      title={common.brokenTitle}
      detail={common.brokenHint}
      retry={{ label: common.reload, onPress: () => location.reload() }}
    />
  );
}
