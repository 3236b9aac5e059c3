import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Button } from "#ui/button.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { registerMessages } from "../messages.ts";
import type { KeptCart } from "../offline/shapes.ts";

interface ParkedCartsProps {
  open: boolean;
  carts: readonly KeptCart[];
  onResume: (id: string) => void;
  onClose: () => void;
}

/** The carts that were set aside at this till: one of them can be resumed. */
export function ParkedCarts({ open, carts, onResume, onClose }: ParkedCartsProps) {
  const t = useMessages(registerMessages);
  const show = useShow();
  return (
    <Drawer open={open} onClose={onClose} title={t.parkedCarts}>
      <p className="text-body text-muted">{t.parkedHint}</p>
      <ul className="divide-y divide-default">
        {carts.map(({ id, lines, saved }) => (
          <li key={id} className="flex items-center justify-between gap-3 py-3">
            <span className="min-w-0">
              <span className="block truncate text-body font-medium">
                {lines.map(({ goods }) => goods.title).join(", ")}
              </span>
              <span className="block text-table text-muted">
                {`${show.dateTime(new Date(saved).toISOString())} · ${t.linesCount(lines.length)}`}
              </span>
            </span>
            <Button onClick={() => onResume(id)}>{t.resume}</Button>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
