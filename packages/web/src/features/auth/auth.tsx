import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { useAddress } from "#kit/address.ts";
import { useMessages } from "#kit/messages.ts";
import { useSession } from "#kit/session.ts";
import { Card } from "#ui/card.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { authMessages } from "./messages.ts";
import { ConfirmEmail } from "./parts/confirm-email.tsx";
import { RegisterForm } from "./parts/register-form.tsx";
import { SignInForm } from "./parts/sign-in-form.tsx";

/** Sign in or register; a link from a confirmation letter leads here too. */
export default function AuthScreen() {
  const t = useMessages(authMessages);
  const [search, change] = useAddress();
  const tab = search.tab === "register" ? "register" : "sign-in";
  if (search.confirm) return <ConfirmEmail token={search.confirm} />;
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
        onChange={(next) => change({ tab: next === "register" ? next : undefined })}
      >
        {tab === "register" ? (
          <Card title={t.registerTitle} description={t.registerPurpose}>
            <RegisterForm />
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

/** Whoever is signed in has no business here: back to where they came from. Only addresses of our own are followed. */
function LeaveWhenSignedIn({ next }: { next: string | undefined }) {
  const session = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    const target = next?.startsWith("/") && !next.startsWith("//") ? next : "/";
    if (session) void navigate({ href: target, replace: true });
  }, [session, next, navigate]);
  return null;
}
