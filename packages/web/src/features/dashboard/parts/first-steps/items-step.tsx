import { calls } from "@patron/contract/routes";
import Plus from "lucide-react/icons/plus";
import { type FormEvent, type KeyboardEvent, useRef, useState } from "react";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { Input } from "#ui/fields/input.tsx";
import { NumberField } from "#ui/fields/number-field.tsx";
import { dashboardMessages } from "../../messages.ts";
import { blankRow, type ItemRow, readRows } from "./item-rows.ts";
import type { StepProps } from "./step.ts";
import { useSetup } from "./use-setup.ts";

const firstRows = 3;
const mostRows = 50;
/** Codes are easy to type at the till, and short ones stay free for the shop's own. */
const codesFrom = 1001;

/** The first items with their prices, in one small table. */
export function ItemsStep({ business, loyaltyId }: StepProps) {
  const t = useMessages(dashboardMessages);
  const [rows, setRows] = useState<readonly ItemRow[]>(() => Array.from({ length: firstRows }, () => blankRow));
  // Fixed for all attempts: a repeated request has to be the same.
  const [firstCode] = useState(codesFrom + (business.counters?.goods ?? 0));
  const [problem, setProblem] = useState<string | null>(null);
  const { busy, run } = useSetup();
  const table = useRef<HTMLDivElement>(null);
  const change = (index: number, part: Partial<ItemRow>) => {
    setProblem(null);
    setRows(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  };
  const nameOf = (index: number) => table.current?.querySelectorAll<HTMLInputElement>("[data-name] input")[index];
  function add(): void {
    if (rows.length < mostRows) setRows([...rows, blankRow]);
    requestAnimationFrame(() => nameOf(rows.length)?.focus());
  }
  /** Enter in a price continues with the next row. */
  function walk(event: KeyboardEvent, index: number): void {
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (index + 1 < rows.length) nameOf(index + 1)?.focus();
    else add();
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    const { items, incomplete } = readRows(rows, firstCode);
    if (incomplete !== undefined || items.length === 0) {
      setProblem(t.guide.incomplete);
      nameOf(incomplete ?? 0)?.focus();
      return;
    }
    run(async (send) => {
      for (const { price, ...item } of items) {
        const prices = [{ currency: business.currency, price }];
        await send(calls.goods.add, { body: { ...item, prices, loyalty_ids: [loyaltyId] } });
      }
    });
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would break the grid. */}
      <div
        ref={table}
        role="group"
        aria-label={t.steps.goods.title}
        className="grid grid-cols-[minmax(0,1fr)_9rem] gap-2"
      >
        <span aria-hidden className="text-table font-medium text-muted">
          {t.item}
        </span>
        <span aria-hidden className="text-table font-medium text-muted">
          {t.guide.price}
        </span>
        {rows.map((row, index) => (
          <div key={index} className="contents">
            <div data-name>
              <Input
                value={row.title}
                onChange={(title) => change(index, { title })}
                maxLength={200}
                autoComplete="off"
                placeholder={index === 0 ? t.guide.itemExample : undefined}
                aria-label={`${t.item} ${index + 1}`}
              />
            </div>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter bubbles from the field inside. */}
            <div onKeyDown={(event) => walk(event, index)}>
              <NumberField
                value={row.price}
                onChange={(price) => change(index, { price })}
                digits={2}
                wholeDigits={10}
                suffix={business.currency}
                aria-label={`${t.guide.price} ${index + 1}`}
                alignEnd
              />
            </div>
          </div>
        ))}
      </div>
      <p role="alert" className="text-table text-danger empty:hidden">
        {problem}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" loading={busy}>
          {t.guide.saveItems}
        </Button>
        <Button icon={Plus} look="quiet" onClick={add} disabled={rows.length >= mostRows}>
          {t.guide.addRow}
        </Button>
      </div>
    </form>
  );
}
