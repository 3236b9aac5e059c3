import { useState } from "react";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { ruleMessages } from "../../messages.ts";
import { TryBody } from "./try-panel.tsx";
import { useVerdict } from "./try-result.tsx";
import { type Trial, useTrial } from "./use-trial.ts";

/** Replaces the panel where it does not fit: the rule's effect, always visible below the sentence, and a button that opens the sample sale. */
export function TryStrip(trial: Trial) {
  const t = useMessages(ruleMessages);
  const verdictOf = useVerdict();
  const { hasValue, data, error } = useTrial(trial);
  const [open, setOpen] = useState(false);
  const isReady = hasValue && !error;
  const verdict = isReady && data ? verdictOf(data) : undefined;
  return (
    <div className="sticky top-16 z-10 mb-6 flex items-center gap-3 rounded-card border border-lift bg-surface py-1.5 ps-4 pe-1.5 shadow-float min-[80rem]:hidden print:hidden">
      <p aria-live="polite" className="min-h-5 min-w-0 flex-1 text-table">
        <span className="font-medium">{isReady ? verdict?.title : t.tryNotYet}</span>
        {verdict?.why && <span className="block text-caption text-muted">{verdict.why}</span>}
      </p>
      <Button onClick={() => setOpen(true)}>{t.tryTitle}</Button>
      <Drawer open={open} onClose={() => setOpen(false)} title={t.tryTitle} lead={<TryHint />}>
        <TryBody {...trial} />
      </Drawer>
    </div>
  );
}

function TryHint() {
  return <p className="text-body text-muted">{useMessages(ruleMessages).tryHint}</p>;
}
