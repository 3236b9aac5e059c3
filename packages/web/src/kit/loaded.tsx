import type { ReactNode } from "react";
import { SkeletonForm } from "#ui/skeleton.tsx";
import type { Loaded as LoadedCall } from "./call/use-call.ts";
import { LoadFailure } from "./load-failure.tsx";

export interface LoadedProps<T> {
  of: Pick<LoadedCall<T>, "data" | "error"> & { refetch: () => unknown };
  /** The number of fields in the skeleton. */
  fields?: number;
  /** A placeholder instead of the skeleton of a form. */
  placeholder?: ReactNode;
  /** Whether the data belong to the current request; older data of another one count as not loaded. */
  fits?: (data: T) => boolean;
  children: (data: T) => ReactNode;
}

/** Renders loaded data: a placeholder until they are there, and the failure with a way to try again. */
export function Loaded<T>({ of, fields = 4, placeholder, fits, children }: LoadedProps<T>) {
  if (of.data !== undefined && (fits?.(of.data) ?? true)) return children(of.data);
  if (of.error) return <LoadFailure error={of.error} retry={() => void of.refetch()} />;
  return placeholder ?? <SkeletonForm fields={fields} />;
}
