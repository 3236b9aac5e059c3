import { calls } from "@patron/contract/routes";
import { useCall } from "#kit/call/use-call.ts";
import { Loaded } from "#kit/loaded.tsx";
import { ScreenHeader } from "#kit/screen/screen-header.tsx";
import { PersonForm } from "./parts/person-form.tsx";
import { PersonPhoto } from "./parts/person-photo.tsx";

/** The signed-in user: name, phone and picture. */
export default function ProfileScreen() {
  return (
    <>
      <ScreenHeader />
      <Loaded of={useCall(calls.businessUser.profile, {})}>
        {(person) => (
          <>
            <PersonForm person={person} />
            <div className="border-default border-t pt-10">
              <PersonPhoto photo={person.photo} />
            </div>
          </>
        )}
      </Loaded>
    </>
  );
}
