import { useEffect } from "react";
import { useAddress } from "#kit/address/address.ts";
import { changeLanguage, everyLanguage, isLanguageChosen } from "#kit/language.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useMessages } from "#kit/messages.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { type Code, CodeFace } from "./code-face.tsx";
import { walletMessages } from "./messages.ts";
import { useCode } from "./use-code.ts";

/** The codes of a customer, for whoever has their link: to be identified at a till without a card. */
export default function CodeScreen() {
  const [search] = useAddress();
  const code = useCode(search.for || "none");
  return (
    <div className="flex w-full max-w-[21.4375rem] flex-col gap-6">
      <Loaded of={code} fields={2}>
        {(shown) => <Shown code={shown} onRenew={() => void code.refetch()} />}
      </Loaded>
    </div>
  );
}

function Shown({ code, onRenew }: { code: Code; onRenew: () => void }) {
  const t = useMessages(walletMessages);
  const language = everyLanguage.find((one) => one === code.language);
  // Somebody who has chosen a language here reads that one.
  useEffect(() => {
    if (language && !isLanguageChosen()) changeLanguage(language);
  }, [language]);
  return (
    <>
      <PageHeader title={code.title} purpose={t.codeHint} />
      <CodeFace code={code} onRenew={onRenew} />
    </>
  );
}
