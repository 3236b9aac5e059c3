import type { businessUser } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { useState } from "react";
import { useAction } from "#kit/call/use-action.ts";
import { useMessages } from "#kit/messages.ts";
import { refreshSession } from "#kit/session/session.ts";
import { ImageField } from "#ui/fields/image-field.tsx";
import { Section } from "#ui/layout/section.tsx";
import { profileMessages } from "../messages.ts";

type Person = ReplyOf<typeof businessUser.profile>;

/** The picture of the person, stored and removed at once. The top bar shows it too. A refused one stays chosen. */
export function PersonPhoto({ photo }: Pick<Person, "photo">) {
  const t = useMessages(profileMessages);
  const [chosen, setChosen] = useState<File | null>(null);
  function onDone(user: Person) {
    setChosen(null);
    refreshSession({ user });
  }
  const store = useAction(calls.businessUser.photo, { onDone });
  const remove = useAction(calls.businessUser.removePhoto, { onDone });
  function change(file: File | null) {
    setChosen(file);
    if (file) store.run({ image: file });
    else if (photo) remove.run({});
  }
  return (
    <Section title={t.fields.photo} explanation={t.photoHint}>
      <ImageField
        round
        alt={t.photoAlt}
        value={chosen ?? photo?.url ?? null}
        busy={store.busy || remove.busy}
        onChange={change}
      />
    </Section>
  );
}
