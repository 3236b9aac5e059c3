import { useNavigate } from "@tanstack/react-router";
import { use, useEffect } from "react";
import { useAddress } from "#kit/address.ts";
import { chunk } from "#kit/chunk.ts";
import { useMessages } from "#kit/messages.ts";
import { useSession } from "#kit/session/session.ts";
import { Card } from "#ui/layout/card.tsx";
import { Tabs } from "#ui/layout/tabs.tsx";
import { authMessages } from "./messages.ts";
import { SignInForm } from "./parts/sign-in-form.tsx";

// Most users come to sign in; the other parts load on demand.
const registration = chunk(() => import("./parts/register-form.tsx"));
const confirmation = chunk(() => import("./parts/confirm-email.tsx"));

/** Sign-in and registration; also the target of confirmation links. */
export default function AuthScreen() {
  const t = useMessages(authMessages);
  const [search, change] = useAddress();
  const tab = search.tab === "register" ? "register" : "sign-in";
  if (search.confirm) return <Confirmation token={search.confirm} />;
  async function show(next: "sign-in" | "register") {
    // Loaded first, so that nothing flickers between the two forms. If that fails, the form itself reports it.
    if (next === "register") await registration().catch(() => undefined);
    change({ tab: next === "register" ? next : undefined });
  }
  return (
    <div className="flex w-full max-w-[28rem] flex-col gap-6">
      <LeaveWhenSignedIn next={search.next} />
      <Tabs
        look="box"
        aria-label={t.tabs}
        tabs={[
          { value: "sign-in", label: t.signIn },
          { value: "register", label: t.register },
        ]}
        value={tab}
        onChange={(next) => void show(next)}
      >
        {tab === "register" ? (
          <Card title={t.registerTitle} description={t.registerPurpose}>
            <Registration />
          </Card>
        ) : (
          <Card title={t.signInTitle} description={t.signInPurpose}>
            <SignInForm />
          </Card>
        )}
      </Tabs>
    </div>
  );
}

function Registration() {
  const { RegisterForm } = use(registration());
  return <RegisterForm />;
}
function Confirmation({ token }: { token: string }) {
  const { ConfirmEmail } = use(confirmation());
  return <ConfirmEmail token={token} />;
}

/** Sends a user who is signed in back to where they came from. Follows own addresses only. */
function LeaveWhenSignedIn({ next }: { next: string | undefined }) {
  const session = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    const target = next?.startsWith("/") && !next.startsWith("//") ? next : "/";
    if (session) void navigate({ href: target, replace: true });
  }, [session, next, navigate]);
  return null;
}
