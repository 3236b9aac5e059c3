import type { AnyCall, RequestOf, RouteTo } from "@patron/contract/client";
import { useState } from "react";
import { ImageField } from "#ui/fields/image-field.tsx";
import { Section } from "#ui/layout/section.tsx";
import { useAction } from "../call/use-action.ts";

interface PhotoSectionProps<S extends AnyCall, R extends AnyCall> {
  title: string;
  explanation: string;
  alt: string;
  photo: { url: string } | null;
  store: RouteTo<S>;
  remove: RouteTo<R>;
  path: Record<string, string>;
}

/** A picture of a record: stored and removed at once, apart from the form's saving. A refused picture stays chosen. */
export function PhotoSection<S extends AnyCall, R extends AnyCall>(props: PhotoSectionProps<S, R>) {
  const { title, explanation, alt, photo, path } = props;
  const [chosen, setChosen] = useState<File | null>(null);
  const done = { onDone: () => setChosen(null) };
  const store = useAction(props.store, done);
  const remove = useAction(props.remove, done);
  function change(file: File | null) {
    setChosen(file);
    if (file)
      store.run({ path, image: file } as unknown as RequestOf<S>); // Photo calls take the record's path and a picture.
    else if (photo) remove.run({ path } as unknown as RequestOf<R>); // Likewise without the picture.
  }
  return (
    <Section title={title} explanation={explanation}>
      <ImageField alt={alt} value={chosen ?? photo?.url ?? null} busy={store.busy || remove.busy} onChange={change} />
    </Section>
  );
}
