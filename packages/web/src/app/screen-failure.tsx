import type { ErrorComponentProps } from "@tanstack/react-router";
import { useEffect } from "react";
import { report } from "#kit/report.ts";
import { useKitWords } from "#kit/words/use-words.ts";
import { ErrorState } from "#ui/error-state.tsx";

/** A screen that could not be drawn. The frame around it stays, so that the reader can go elsewhere. */
export function ScreenFailure({ error }: ErrorComponentProps) {
  const words = useKitWords();
  useEffect(() => report(error), [error]);
  return (
    <ErrorState
      title={words.brokenTitle}
      kept={words.brokenHint}
      retry={{ label: words.reload, onPress: () => location.reload() }}
    />
  );
}
