import type { OneTimeCodePurpose } from "@patron/contract/enums";
import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import { use, useEffect, useState } from "react";
import { useAddress } from "#kit/address/address.ts";
import { chunk } from "#kit/chunk.ts";
import { useMessages } from "#kit/messages.ts";
import { useSession } from "#kit/session/session.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Tabs } from "#ui/layout/tabs.tsx";
import { type Challenge, useChallenge } from "./challenge.ts";
import { authMessages } from "./messages.ts";
import { SignInForm } from "./parts/sign-in-form.tsx";
import { stayInField } from "./parts/stay-in-field.ts";

// Most users come to sign in; the other parts load on demand.
const registration = chunk(() => import("./register/register-form.tsx"));
const oneTimeCode = chunk(() => import("./one-time-code/one-time-code.tsx"));
const staffCode = chunk(() => import("./staff/sign-in-staff.tsx"));
const secondFactor = chunk(() => import("./second-factor/second-factor.tsx"));
const invitation = chunk(() => import("./invitation/invitation.tsx"));
const confirmation = chunk(() => import("./confirm/confirm-email.tsx"));

/** What a code is sent for, by the tab in the address. */
const purposes = { code: "sign-in", "new-password": "new-password" } as const;

/** Sign-in and registration, by codes too; also the target of confirmation links and invitations. */
export default function AuthScreen() {
  const t = useMessages(authMessages);
  const [search, change] = useAddress();
  // Who was recommended has come to register.
  const tab = search.tab === "register" || (search.referral && !search.tab) ? "register" : "sign-in";
  const [login, setLogin] = useState("");
  const isForStaff = useLocation({ select: ({ pathname }) => pathname.endsWith("/sign-in-staff") });
  const purpose = purposes[search.tab as keyof typeof purposes] as OneTimeCodePurpose | undefined; // Any text may stand in an address.
  const challenge = useChallenge();
  if (search.confirm) return <Confirmation token={search.confirm} />;
  if (search.invitation && !challenge)
    return (
      <div className="flex w-full max-w-[28rem] flex-col gap-6" aria-live="polite">
        <Invited token={search.invitation} />
      </div>
    );
  if (challenge || purpose || isForStaff)
    return (
      <div className="flex w-full max-w-[28rem] flex-col gap-6">
        <LeaveWhenSignedIn next={search.next} />
        {challenge ? (
          <Challenged challenge={challenge} />
        ) : purpose ? (
          <Code key={purpose} purpose={purpose} login={login} />
        ) : (
          <StaffCode />
        )}
      </div>
    );
  async function show(next: string, load?: () => Promise<unknown>) {
    // Loaded first, so that nothing flickers between the two forms. If that fails, the form itself reports it.
    await load?.().catch(() => undefined);
    change({ tab: next === "sign-in" && !search.referral ? undefined : next });
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
        onChange={(next) => void show(next, next === "register" ? registration : undefined)}
      >
        {tab === "register" ? (
          <Registration />
        ) : (
          <Card title={t.signInTitle} description={t.signInPurpose}>
            <SignInForm
              onCode={(next, typed) => {
                setLogin(typed);
                void show(next, oneTimeCode);
              }}
            />
          </Card>
        )}
      </Tabs>
      {tab === "sign-in" && (
        <p className="flex justify-center">
          <ButtonLink look="link" render={<Link to="/auth/sign-in-staff" search={search} onMouseDown={stayInField} />}>
            {t.withStaffCode}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

function Registration() {
  const { RegisterForm } = use(registration());
  return <RegisterForm />;
}
function Code(props: { purpose: OneTimeCodePurpose; login: string }) {
  const { OneTimeCode } = use(oneTimeCode());
  return <OneTimeCode {...props} />;
}
function StaffCode() {
  const { SignInStaff } = use(staffCode());
  return <SignInStaff />;
}
function Challenged(props: { challenge: Challenge }) {
  const { SecondFactor } = use(secondFactor());
  return <SecondFactor {...props} />;
}
function Invited(props: { token: string }) {
  const { StaffInvitation } = use(invitation());
  return <StaffInvitation {...props} />;
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
