import { calls } from "@patron/contract/routes";
import { useCall } from "#kit/call/use-call.ts";
import { Loaded } from "#kit/loaded.tsx";
import { ScreenHeader } from "#kit/screen/screen-header.tsx";
import { Identifiers } from "./parts/identifiers.tsx";
import { PasswordForm } from "./parts/password-form.tsx";
import { SecondFactors } from "./parts/second-factors.tsx";
import { Sessions } from "./parts/sessions.tsx";

/** How the signed-in person signs in: e-mail address, password, second factors, and where they are signed in. */
export default function SecurityScreen() {
  const found = useCall(calls.businessUser.profile, {});
  return (
    <>
      <ScreenHeader />
      <Loaded of={found}>
        {(person) => (
          <>
            {person.email !== null && <Identifiers person={person} email={person.email} />}
            {person.email !== null && <PasswordForm />}
            <SecondFactors />
            <Sessions />
          </>
        )}
      </Loaded>
    </>
  );
}
