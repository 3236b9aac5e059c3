import FileKey from "lucide-react/icons/file-key";
import { useRef, useState } from "react";
import { useField } from "#kit/form/use-field.ts";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { passMessages } from "../../messages.ts";
import type { PassForm } from "./pass-fields.tsx";

export type FileName = "certificate" | "certificate_key" | "authority_certificate" | "google_key";

/** A file of text, or of bytes that are sent as base64. */
export function SecretFile({ form, name, accept }: { form: PassForm; name: FileName; accept: string }) {
  const t = useMessages(passMessages);
  const { value, change, control, frame, label } = useField({ form, name });
  const picker = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState("");
  async function read(chosen: File | undefined) {
    if (!chosen) return;
    const bytes = new Uint8Array(await chosen.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    setFile(chosen.name);
    const isText = text.includes("-----BEGIN") || text.trimStart().startsWith("{");
    change(isText ? text : btoa(String.fromCharCode(...bytes.subarray(0, 12_000))));
  }
  return (
    <Field {...frame}>
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={FileKey} disabled={control.disabled} onClick={() => picker.current?.click()}>
          {t.chooseFile}
        </Button>
        <span className="min-w-0 truncate text-body text-muted" role="status">
          {value ? <bdi>{file}</bdi> : t.noFile}
        </span>
        <input
          ref={picker}
          type="file"
          hidden
          aria-label={String(label)}
          accept={accept}
          onChange={(event) => {
            void read(event.target.files?.[0]);
            event.target.value = ""; // The same file may be chosen again after it was changed.
          }}
        />
      </div>
    </Field>
  );
}
