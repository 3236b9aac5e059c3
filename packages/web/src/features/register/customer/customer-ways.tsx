import type { Failure } from "@patron/contract/client";
import type { OnceIdType } from "@patron/contract/enums";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { registerMessages } from "../messages.ts";

/** The ways in which what was entered can be read, where they lead to different customers. */
export function CustomerWays({ failure, onChoose }: { failure: Failure; onChoose: (type: OnceIdType) => void }) {
  const t = useMessages(registerMessages);
  const types = (failure.details?.types ?? []) as OnceIdType[]; // The error's only detail.
  return (
    <span className="flex flex-wrap gap-2">
      {types.map((type) => (
        <Button key={type} size="sm" onClick={() => onChoose(type)}>
          {t.ways[type === "one-time-code" ? "app-qr" : type]}
        </Button>
      ))}
    </span>
  );
}
