import { calls } from "@patron/contract/routes";
import Languages from "lucide-react/icons/languages";
import { request } from "#kit/call/client.ts";
import { changeLanguage, everyLanguage, languageNames, useLanguage } from "#kit/language.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { report } from "#kit/report.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu } from "#ui/overlays/menu.tsx";

/** The language of the app, also stored with the user's account. */
export function LanguageMenu() {
  const t = useCommonMessages();
  const language = useLanguage();
  const actions = everyLanguage.map((code) => ({
    id: code,
    label: languageNames[code],
    checked: code === language,
    onPress: () => {
      changeLanguage(code);
      // This screen already has the language; storing it for other devices may fail without harm.
      void request(calls.businessUser.changeLanguage, { body: { language: code } }).catch(report);
    },
  }));
  return <Menu trigger={<IconButton icon={Languages} label={t.language} />} groups={[{ single: true, actions }]} />;
}
