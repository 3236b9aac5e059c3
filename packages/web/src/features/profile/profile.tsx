import { calls } from "@patron/contract/routes";
import { useCall } from "#kit/call/use-call.ts";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useMessages } from "#kit/messages.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SkeletonForm } from "#ui/skeleton.tsx";
import { profileMessages } from "./messages.ts";
import { PasswordForm } from "./parts/password-form.tsx";
import { PersonForm } from "./parts/person-form.tsx";

/** The signed-in person: name, address, password. */
export default function ProfileScreen() {
  const t = useMessages(profileMessages);
  const { data: person, error, refetch } = useCall(calls.businessUser.profile, {});
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  return (
    <>
      <PageHeader title={t.title} />
      {person ? (
        <>
          <PersonForm person={person} />
          <PasswordForm />
        </>
      ) : (
        <SkeletonForm fields={4} />
      )}
    </>
  );
}
