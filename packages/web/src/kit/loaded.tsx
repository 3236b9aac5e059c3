import type { ReactNode } from "react";
import { SkeletonForm } from "#ui/skeleton.tsx";
import type { Loaded as LoadedCall } from "./call/use-call.ts";
import { LoadFailure } from "./load-failure.tsx";

export interface LoadedProps<T> {
  of: Pick<LoadedCall<T>, "data" | "error"> & { refetch: () => unknown };
  /** How many fields the empty form shows meanwhile. */
  fields?: number;
  /** What stands there meanwhile instead of an empty form. */
  placeholder?: ReactNode;
  /** Data that belong to something else, shown a moment ago, are as good as none. */
  fits?: (data: T) => boolean;
  children: (data: T) => ReactNode;
}

/** What is drawn of loaded data: a placeholder until they are there, and the failure with a way to try again when they do not come. */
export function Loaded<T>({ of, fields = 4, placeholder, fits, children }: LoadedProps<T>) {
  if (of.data !== undefined && (fits?.(of.data) ?? true)) return children(of.data);
  if (of.error) return <LoadFailure error={of.error} retry={() => void of.refetch()} />;
  return placeholder ?? <SkeletonForm fields={fields} />;
}
