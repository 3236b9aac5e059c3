import { useMessages } from "#kit/messages.ts";
import { Card } from "#ui/layout/card.tsx";
import { registerMessages } from "../messages.ts";
import { OfflineBar } from "../offline/offline-bar.tsx";
import type { Till } from "../till-facts.ts";
import { CloseTill } from "./close-till.tsx";
import { StaffSignIn } from "./staff-sign-in.tsx";

/** The till while a staff member has to sign in. */
export function TillLock({ till: { terminal } }: { till: Till }) {
  const t = useMessages(registerMessages);
  return (
    <main
      id="main"
      className="mx-auto flex min-h-dvh w-full max-w-[30rem] flex-col justify-center gap-6 bg-canvas px-4 py-8"
    >
      <OfflineBar />
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="wrap-anywhere text-title font-semibold">{terminal.title}</h1>
          <p className="wrap-anywhere text-body text-muted">{terminal.pos.title}</p>
        </div>
        <CloseTill />
      </div>
      <Card title={t.staffSignIn} description={t.staffSignInHint}>
        <StaffSignIn onDone={() => {}} />
      </Card>
    </main>
  );
}
