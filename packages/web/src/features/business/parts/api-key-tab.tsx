import type { business } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import KeyRound from "lucide-react/icons/key-round";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { useAction } from "#kit/call/use-action.ts";
import { useCall } from "#kit/call/use-call.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Button } from "#ui/button.tsx";
import { CopyField } from "#ui/fields/copy-field.tsx";
import { DefinitionList } from "#ui/layout/definition-list.tsx";
import { Section } from "#ui/layout/section.tsx";
import { confirm } from "#ui/overlays/confirm.tsx";
import { businessMessages } from "../messages.ts";

type Key = ReplyOf<typeof business.apiKey>;

/** The key for the business's own programs. */
export function ApiKeyTab() {
  const t = useMessages(businessMessages);
  const found = useCall(calls.business.apiKey, {});
  const [made, setMade] = useState<string | null>(null);
  return (
    <Section title={t.apiKey} explanation={t.apiKeyHint}>
      <Loaded of={found} fields={2}>
        {(key) => (
          <>
            {made && key.created_dt !== null && <CopyField label={t.apiKey} value={made} hint={t.keyOnce} />}
            {key.created_dt === null ? <p className="text-body text-muted">{t.noKey}</p> : <Facts of={key} />}
            <Actions hasKey={key.created_dt !== null} onMade={setMade} />
          </>
        )}
      </Loaded>
    </Section>
  );
}

function Facts({ of: key }: { of: Key }) {
  const t = useMessages(businessMessages);
  const show = useShow();
  const rows = [
    { term: t.keyEnds, value: <code dir="ltr">…{key.hint}</code> },
    { term: t.keyMade, value: key.created_dt && show.dateTime(key.created_dt) },
    { term: t.keyOwner, value: key.created_by },
    {
      term: t.keySeen,
      value: key.seen_dt ? t.seenFrom(show.dateTime(key.seen_dt), key.remote_addr ?? "") : t.neverUsed,
    },
  ];
  return <DefinitionList title={t.apiKey} rows={rows} />;
}

function Actions({ hasKey, onMade }: { hasKey: boolean; onMade: (key: string | null) => void }) {
  const t = useMessages(businessMessages);
  const common = useCommonMessages();
  const make = useAction(calls.business.apiKey, { onDone: ({ api_key }) => onMade(api_key) });
  const remove = useAction(calls.business.removeApiKey, { onDone: () => onMade(null) });
  async function renew() {
    const question = { title: t.renewTitle, message: t.renewMessage, confirm: t.renewKey, cancel: common.cancel };
    if (!hasKey || (await confirm(question))) make.run({ query: { generate: true } });
  }
  async function end() {
    const question = { title: t.removeTitle, message: t.removeMessage, confirm: t.removeKey, cancel: common.cancel };
    if (await confirm({ ...question, tone: "danger" })) remove.run({});
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button icon={KeyRound} loading={make.busy} onClick={() => void renew()}>
        {hasKey ? t.renewKey : t.makeKey}
      </Button>
      {hasKey && (
        <Button icon={Trash2} variant="danger" loading={remove.busy} onClick={() => void end()}>
          {t.removeKey}
        </Button>
      )}
    </div>
  );
}
