import ChevronDown from "lucide-react/icons/chevron-down";
import Languages from "lucide-react/icons/languages";
import { changeLanguage, everyLanguage, languageNames, useLanguage } from "#kit/language.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { classes } from "#ui/classes.ts";

/**
 * The language for signed-out users, stored in this browser. A native select: it needs no script of menus on the first visit, and works the same on a
 * phone.
 */
export function LanguageChoice() {
  const t = useCommonMessages();
  const language = useLanguage();
  return (
    <span className="relative inline-flex items-center text-muted hover:text-default">
      <Languages aria-hidden className="pointer-events-none absolute start-3 size-4" />
      <select
        aria-label={t.language}
        value={language}
        onChange={({ target }) => {
          const chosen = everyLanguage.find((code) => code === target.value);
          if (chosen) changeLanguage(chosen);
        }}
        className={classes(buttonStyle({ look: "quiet" }), "field-sizing-content appearance-none ps-9! pe-9!")}
      >
        {everyLanguage.map((code) => (
          <option key={code} value={code} lang={code} className="bg-surface text-default">
            {languageNames[code]}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute end-3 size-4" />
    </span>
  );
}
