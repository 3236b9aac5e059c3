import { useEffect } from "react";
import { useLanguage } from "#kit/language.ts";
import { TooltipDelay } from "#ui/overlays/tooltip.tsx";
import { TillDesk } from "./parts/desk.tsx";
import { TillSignIn } from "./parts/sign-in.tsx";
import { screens } from "./screens.ts";
import { useTill } from "./till.ts";

/** A till in the browser: sells through the same API as any terminal. */
export default function RegisterScreen() {
  const till = useTill();
  const language = useLanguage();
  useEffect(() => {
    document.title = `${till?.terminal.title ?? screens.register.title[language]} · Patron`;
  }, [till, language]);
  return <TooltipDelay>{till ? <TillDesk till={till} key={till.terminal.id} /> : <TillSignIn />}</TooltipDelay>;
}
