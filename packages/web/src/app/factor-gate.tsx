import { SetUpFactor } from "../features/security/set-up-factor.tsx";
import { Brand } from "./brand.tsx";
import { LanguageChoice } from "./language-choice.tsx";

/** What a user sees whose business requires a second factor that they do not have yet. */
export default function FactorGate() {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-14 items-center justify-between gap-3 px-4 md:px-6">
        <Brand />
        <LanguageChoice />
      </header>
      <main id="main" className="mx-auto w-full max-w-[40rem] flex-1 px-4 py-6 md:py-10">
        <SetUpFactor />
      </main>
    </div>
  );
}
