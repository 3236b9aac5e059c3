import Keyboard from "lucide-react/icons/keyboard";
import Languages from "lucide-react/icons/languages";
import Plus from "lucide-react/icons/plus";
import SunMoon from "lucide-react/icons/sun-moon";
import UserRound from "lucide-react/icons/user-round";
import { changeLanguage, everyLanguage, languageNames, useLanguage } from "#kit/language.ts";
import { useMessages } from "#kit/messages.ts";
import { useTitles } from "#kit/screen/titles.ts";
import { useAccess } from "#kit/session/access.ts";
import { changeTheme } from "#kit/theme.ts";
import { everyScreen } from "../screens.ts";
import { shellMessages } from "../shell-messages.ts";
import { showShortcuts } from "../shortcuts.ts";
import type { Choice } from "./choice.ts";

/** Actions that are available everywhere: add a record, change theme and language, show the shortcuts. */
export function useActionCommands(): Choice[] {
  const t = useMessages(shellMessages);
  const titles = useTitles();
  const language = useLanguage();
  const allowed = useAccess();
  const makes = everyScreen
    .filter(({ path, needs }) => path.endsWith("/create") && !path.includes("{") && allowed(needs))
    .map(({ path }) => ({ id: path, label: titles[path], icon: Plus, run: path }));
  const looks = (["light", "dark", "system"] as const).map((mode) => ({
    id: `mode-${mode}`,
    label: `${t.theme}: ${t[mode]}`,
    icon: SunMoon,
    run: () => changeTheme({ mode }),
  }));
  const languages = everyLanguage
    .filter((code) => code !== language)
    .map((code) => ({
      id: `language-${code}`,
      label: `${t.language}: ${languageNames[code]}`,
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
