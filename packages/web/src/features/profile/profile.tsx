import { calls } from "@patron/contract/routes";
import { useCall } from "#kit/call/use-call.ts";
import { LoadFailure } from "#kit/load-failure.tsx";
import { ScreenHeader } from "#kit/screen/screen-header.tsx";
import { SkeletonForm } from "#ui/skeleton.tsx";
import { PersonForm } from "./parts/person-form.tsx";

/** The signed-in user: name and phone. */
export default function ProfileScreen() {
  const { data: person, error, refetch } = useCall(calls.businessUser.profile, {});
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  return (
    <>
      <ScreenHeader />
      {person ? <PersonForm person={person} /> : <SkeletonForm fields={4} />}
    </>
  );
}
