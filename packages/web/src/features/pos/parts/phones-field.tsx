import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useWatch } from "react-hook-form";
import { PhoneField } from "#kit/form/picker-fields.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { posMessages } from "../messages.ts";
import type { PosValues } from "./pos-form.ts";

/** The call accepts no more. */
const most = 10;

/** The telephone numbers of a point of sale; there is always a field for the first. */
export function PhonesField({ form }: { form: CallForm<PosValues> }) {
  const t = useMessages(posMessages);
  const { control, setValue, clearErrors } = form.control;
  const phones = useWatch({ control, name: "phones" });
  const replace = (next: string[]) => {
    clearErrors("phones");
    setValue("phones", next, { shouldDirty: true });
  };
  const shown = phones.length > 0 ? phones : [""];
  return (
    <>
      {shown.map((_, index) => (
        <div key={index} className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            <PhoneField form={form} name={`phones.${index}`} />
          </div>
          {shown.length > 1 && (
            <span className="pt-6.5">
              <IconButton
                icon={Trash2}
                label={t.removePhone}
                onClick={() => replace(phones.filter((__, position) => position !== index))}
              />
            </span>
          )}
        </div>
      ))}
      {shown.length < most && (
        <div>
          <Button icon={Plus} onClick={() => replace([...shown, ""])}>
            {t.addPhone}
          </Button>
        </div>
      )}
    </>
  );
}
