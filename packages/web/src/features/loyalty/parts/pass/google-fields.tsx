import { calls } from "@patron/contract/routes";
import BadgeCheck from "lucide-react/icons/badge-check";
import { useState } from "react";
import { useAttempt } from "#kit/call/use-attempt.ts";
import { TextField } from "#kit/form/text-fields.tsx";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { DefinitionList } from "#ui/layout/definition-list.tsx";
import { passMessages } from "../../messages.ts";
import type { PassForm, PassSettingsShape } from "./pass-fields.tsx";
import { SecretFile } from "./secret-file.tsx";

interface Props {
  form: PassForm;
  settings: PassSettingsShape;
  loyaltyId: string;
}

/** The account of the business at Google, and whether Google takes its passes. */
export function GoogleFields({ form, settings, loyaltyId }: Props) {
  const t = useMessages(passMessages);
  return (
    <>
      <TextField form={form} name="google_issuer_id" />
      {settings.google_account && (
        <DefinitionList
          title={t.inUse}
          rows={[
            {
              term: t.fields.google_account,
              value: (
                <bdi className="wrap-anywhere" dir="ltr">
                  {settings.google_account}
                </bdi>
              ),
            },
          ]}
        />
      )}
      <SecretFile form={form} name="google_key" accept=".json" />
      {settings.google_account && settings.google_issuer_id && <Check loyaltyId={loyaltyId} />}
    </>
  );
}

function Check({ loyaltyId }: { loyaltyId: string }) {
  const t = useMessages(passMessages);
  const [found, setFound] = useState<{ problem: keyof typeof t.values.problem | null; said: string }>();
  const check = useAttempt(calls.walletPasses.checkGoogle, { onDone: setFound });
  return (
    <div className="flex flex-col items-start gap-3">
      <Button icon={BadgeCheck} loading={check.busy} onClick={() => check.run({ path: { loyaltyId } })}>
        {t.check}
      </Button>
      <p className="text-caption text-muted">{t.checkHint}</p>
      <div role="status" className="w-full">
        {found?.problem === null && <Callout tone="success">{t.checkGood}</Callout>}
        {found?.problem && (
          <Callout tone="danger">
            {t.values.problem[found.problem]}
            {found.said && (
              <>
                {" "}
                <bdi lang="en">{found.said}</bdi>
              </>
            )}
          </Callout>
        )}
      </div>
    </div>
  );
}
