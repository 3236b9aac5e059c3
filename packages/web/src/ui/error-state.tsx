import CloudAlert from "lucide-react/icons/cloud-alert";
import RotateCw from "lucide-react/icons/rotate-cw";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import type { Icon } from "./icon.ts";

export interface ErrorStateProps {
  /** What happened, in the user's language. */
  title: ReactNode;
  /** What was saved, and what to do. */
  detail?: ReactNode;
  retry?: { label: string; onPress: () => void; busy?: boolean };
  /** A reference number for support. */
  reference?: ReactNode;
  icon?: Icon;
}

/** A failure: what happened, what was saved, and a way to try again. */
export function ErrorState({ title, detail, retry, reference, icon: Glyph = CloudAlert }: ErrorStateProps) {
  return (
    <div role="alert" className="mx-auto flex max-w-110 flex-col items-center px-4 py-12 text-center">
      <span className="mb-4 grid size-12 place-items-center rounded-full bg-danger-soft text-on-danger-soft">
        <Glyph aria-hidden className="size-5" />
      </span>
      <p className="text-balance text-body font-medium text-default">{title}</p>
      {detail && <p className="mt-1 text-balance text-body text-muted">{detail}</p>}
      {retry && (
        <div className="mt-5">
          <Button icon={RotateCw} onClick={retry.onPress} loading={retry.busy}>
            {retry.label}
          </Button>
        </div>
      )}
      {reference && <p className="mt-4 font-mono text-caption text-muted">{reference}</p>}
    </div>
  );
}
