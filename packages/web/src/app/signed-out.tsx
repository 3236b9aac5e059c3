import { Outlet, useLocation } from "@tanstack/react-router";
import { Suspense } from "react";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { Brand } from "./brand.tsx";
import { LanguageChoice } from "./language-choice.tsx";

/** The frame of screens without sign-in. */
export function SignedOut() {
  const t = useCommonMessages();
  // A store or a card is for the customers of a business.
  const isSignIn = useLocation().pathname.startsWith("/auth");
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-14 items-center justify-between gap-3 px-4 md:px-6">
        <Brand />
        <LanguageChoice />
      </header>
      <main id="main" className="flex flex-1 flex-col items-center px-4 py-6 md:py-10">
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
      {isSignIn && (
        <footer className="px-4 py-6 text-center text-caption text-muted">
          <p>{t.tagline}</p>
        </footer>
      )}
    </div>
  );
}
