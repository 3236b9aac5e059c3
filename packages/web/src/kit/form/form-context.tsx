import type { ReactNode } from "react";
import { SkeletonForm } from "#ui/skeleton.tsx";
import { LoadFailure } from "../load-failure.tsx";

interface Context<T> {
  data: T | undefined;
  error: Error | null;
  refetch: () => unknown;
}

/**
 * What a form for something new is filled in from: the place that it begins with, the programme that it goes to. Until that is there nobody can
 * save without it, and when it cannot be loaded the screen says so.
 */
export function FormContext<T>(props: { of: Context<T>; fields: number; children: (data: T) => ReactNode }) {
  const { of, fields, children } = props;
  if (of.data !== undefined) return children(of.data);
  if (of.error) return <LoadFailure error={of.error} retry={() => void of.refetch()} />;
  return <SkeletonForm fields={fields} />;
}
