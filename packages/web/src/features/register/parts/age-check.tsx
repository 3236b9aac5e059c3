import { useMessages } from "#kit/messages.ts";
import { Callout } from "#ui/callout.tsx";
import type { Draft, Goods } from "../draft.ts";
import { registerMessages } from "../messages.ts";

/** The age from which an item is sold, beside its name or code. */
export function AgeMark({ goods }: { goods: Goods }) {
  return goods.age_limit ? (
    // The space is on the side of the text around it, which the mark has not.
    <span className="ms-2 whitespace-nowrap text-caption font-semibold text-warning">
      <bdi>{goods.age_limit}+</bdi>
    </span>
  ) : null;
}

/** Reminds the cashier of the highest age that the cart needs. */
export function AgeCheck({ lines }: Pick<Draft, "lines">) {
  const t = useMessages(registerMessages);
  const age = Math.max(0, ...lines.map(({ goods }) => goods.age_limit ?? 0));
  return age > 0 ? (
    <div className="p-3">
      <Callout tone="warning">{t.checkAge(age)}</Callout>
    </div>
  ) : null;
}
