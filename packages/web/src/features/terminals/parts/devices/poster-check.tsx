import type { poster } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import BadgeCheck from "lucide-react/icons/badge-check";
import { useState } from "react";
import type { Loaded } from "#kit/call/use-call.ts";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Section } from "#ui/layout/section.tsx";
import { posterMessages } from "../../messages.ts";

/** Asks Poster again with the stored settings, and says what came of it. */
export function PosterCheck({ found }: { found: Loaded<ReplyOf<typeof poster.spots>> }) {
  const t = useMessages(posterMessages);
  const [isAsked, setAsked] = useState(false);
  const { data, isFetching } = found;
  const check = () => {
    setAsked(true);
    void found.refetch();
  };
  return (
    <Section title={t.check} explanation={t.checkHint}>
      <div>
        <Button icon={BadgeCheck} loading={isAsked && isFetching} onClick={check}>
          {t.check}
        </Button>
      </div>
      <div role="status">
        {data?.problem ? (
          <Callout tone="danger">
            {t.values.connection[data.problem]} {data.error_text && <bdi>{data.error_text}</bdi>}
          </Callout>
        ) : (
          isAsked && !isFetching && data && <Callout tone="success">{t.checkGood(data.items.length)}</Callout>
        )}
      </div>
    </Section>
  );
}
