import type { AnyCall, RequestOf, RouteTo } from "@patron/contract/client";
import { useState } from "react";
import { ImageField } from "#ui/fields/image-field.tsx";
import { Section } from "#ui/layout/section.tsx";
import { useCallPath } from "../call/call-path.ts";
import { useAction } from "../call/use-action.ts";

type Picture = { url: string } | null;

interface PhotoSectionProps<S extends AnyCall, R extends AnyCall> {
  /** The current picture of the record. */
  photo: Picture;
  texts: { fields: { photo: string }; photoHint: string; photoAlt: string };
  store: RouteTo<S>;
  remove: RouteTo<R>;
}

/** A picture of a record, stored and removed at once, independently of the form. A refused picture stays chosen. */
export function PhotoSection<S extends AnyCall, R extends AnyCall>(props: PhotoSectionProps<S, R>) {
  const { texts, photo } = props;
  const path = useCallPath({ call: props.store });
  const [chosen, setChosen] = useState<File | null>(null);
  const done = { onDone: () => setChosen(null) };
  const store = useAction(props.store, done);
  const remove = useAction(props.remove, done);
  function change(file: File | null) {
    setChosen(file);
    if (file)
      store.run({ ...path, image: file } as unknown as RequestOf<S>); // Photo calls take the record's path and a picture.
    else if (photo) remove.run(path as unknown as RequestOf<R>); // The same without the picture.
  }
  return (
    <Section title={texts.fields.photo} explanation={texts.photoHint}>
      <ImageField
        alt={texts.photoAlt}
        value={chosen ?? photo?.url ?? null}
        busy={store.busy || remove.busy}
        onChange={change}
      />
    </Section>
  );
}
