import Keyboard from "lucide-react/icons/keyboard";
import Languages from "lucide-react/icons/languages";
import Plus from "lucide-react/icons/plus";
import SunMoon from "lucide-react/icons/sun-moon";
import UserRound from "lucide-react/icons/user-round";
import { paramsOf } from "#kit/call/call-path.ts";
import { labelled } from "#kit/labelled.ts";
import { changeLanguage, everyLanguage, languageNames, useLanguage } from "#kit/language.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { useProgramme } from "#kit/programme.ts";
import { useTitles } from "#kit/screen/titles.ts";
import { addressOf } from "#kit/screens.ts";
import { useAccess } from "#kit/session/access.ts";
import { changeTheme } from "#kit/theme.ts";
import { everyScreen } from "../screens.ts";
import { shellMessages } from "../shell-messages.ts";
import { showShortcuts } from "../shortcuts.ts";
import type { Choice } from "./choice.ts";

/** Actions that are available everywhere: add a record, change theme and language, show the shortcuts. */
export function useActionCommands(): Choice[] {
  const t = useMessages(shellMessages);
  const common = useCommonMessages();
  const titles = useTitles();
  const language = useLanguage();
  const allowed = useAccess();
  const { programme, programmes } = useProgramme();
  const makes = everyScreen
    .filter(({ path, needs }) => path.endsWith("/create") && allowed(needs))
    .flatMap((screen) => {
      const [label, params] = [titles[screen.path], paramsOf(screen)];
      if (params.length === 0) return [{ id: screen.path, label, icon: Plus, run: screen.path }];
      // A part of a programme is added to the one chosen in the top bar; parts of other records are added on their screens.
      if (!programme || params.join() !== "loyaltyId") return [];
      const run = addressOf(screen.path, { loyaltyId: programme.id });
      return [{ id: screen.path, label, icon: Plus, run, ...(programmes.length > 1 && { detail: programme.title }) }];
    });
  const looks = (["light", "dark", "system"] as const).map((mode) => ({
    id: `mode-${mode}`,
    label: labelled(t.theme, t[mode]),
    icon: SunMoon,
    run: () => changeTheme({ mode }),
  }));
  const languages = everyLanguage
    .filter((code) => code !== language)
    .map((code) => ({
      id: `language-${code}`,
      label: labelled(common.language, languageNames[code]),
      icon: Languages,
      run: () => changeLanguage(code),
    }));
  return [
    ...makes,
    { id: "profile", label: t.profile, icon: UserRound, run: "/profile" },
    { id: "shortcuts", label: t.shortcuts, icon: Keyboard, keys: "?", run: showShortcuts },
    ...looks,
    ...languages,
  ];
}
