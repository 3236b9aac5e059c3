import CircleCheck from "lucide-react/icons/circle-check";
import { startTransition, useEffect, useRef, useState } from "react";
import { useAddress } from "#kit/address/address.ts";
import { LanguageContext } from "#kit/language.ts";
import { useMessages } from "#kit/messages.ts";
import { useScreenTitle } from "#kit/screen/screen-header.tsx";
import { useShow } from "#kit/show.ts";
import { QrCode } from "#ui/qr-code.tsx";
import { lastTillId } from "../till.ts";
import { type Brand, followTill, type Shown, type ShownTotals } from "./channel.ts";
import { displayMessages } from "./messages.ts";

/** What the customer sees of a till in this browser: the cart as it grows, what is paid, the receipt's code; in between, whose shop it is. In the language of the till. */
export default function DisplayScreen() {
  const [{ till }] = useAddress();
  const terminalId = till ?? lastTillId() ?? "";
  const [shown, setShown] = useState<Shown>({ kind: "idle" });
  const [brand, setBrand] = useState<Brand | null>(null);
  const title = useScreenTitle();
  useEffect(() => {
    document.title = `${title} · Patron`;
  }, [title]);
  useEffect(
    () =>
      followTill(terminalId, (next, own) =>
        // What it shows stays until the texts of another language are loaded.
        startTransition(() => {
          setShown(next);
          setBrand(own);
        }),
      ),
    [terminalId],
  );
  return (
    <main id="main" lang={brand?.language} className="flex h-dvh flex-col bg-canvas text-default">
      <LanguageContext value={brand?.language ?? null}>
        {shown.kind === "idle" ? (
          <Idle brand={brand} />
        ) : (
          <>
            <Head brand={brand} firstName={shown.firstName} />
            {shown.kind === "cart" ? <Cart {...shown} /> : <Sold {...shown} />}
          </>
        )}
      </LanguageContext>
    </main>
  );
}

const large = "text-[clamp(1.125rem,2vw,2rem)] leading-[1.35]";
const huge = "text-[clamp(2rem,5vw,4.5rem)] leading-[1.15] font-semibold tabular-nums";

function Idle({ brand }: { brand: Brand | null }) {
  const t = useMessages(displayMessages);
  return (
    <div className="flex min-h-0 flex-1 flex-col items-center justify-center gap-8 p-8 text-center">
      {brand?.photo && (
        <img src={brand.photo} alt="" className="max-h-[45dvh] max-w-[80vw] rounded-card object-contain" />
      )}
      <h1 className={`${huge} wrap-anywhere`}>
        <bdi>{brand?.title ?? t.welcome}</bdi>
      </h1>
      {brand && <p className={`${large} text-muted`}>{t.welcome}</p>}
    </div>
  );
}

function Head({ brand, firstName }: { brand: Brand | null; firstName: string }) {
  const t = useMessages(displayMessages);
  return (
    <header className="flex shrink-0 items-center gap-4 border-default border-b bg-surface px-[clamp(1rem,3vw,3rem)] py-4">
      {brand?.photo && <img src={brand.photo} alt="" className="size-12 rounded-control object-cover" />}
      <h1 className={`${large} min-w-0 flex-1 truncate font-semibold`}>
        <bdi>{brand?.title ?? t.welcome}</bdi>
      </h1>
      {firstName && (
        <p className={`${large} min-w-0 truncate`}>
          <bdi>{t.hello(firstName)}</bdi>
        </p>
      )}
    </header>
  );
}

function Cart({ lines, totals, currency }: Extract<Shown, { kind: "cart" }>) {
  const t = useMessages(displayMessages);
  const show = useShow();
  const list = useRef<HTMLUListElement>(null);
  // What was added last is in sight.
  useEffect(() => {
    if (lines.length > 0) list.current?.lastElementChild?.scrollIntoView({ block: "end" });
  }, [lines.length]);
  return (
    <div className="flex min-h-0 flex-1 flex-col lg:flex-row">
      <section
        aria-label={t.items}
        // Reachable by keyboard where it scrolls.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus.
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto px-[clamp(1rem,3vw,3rem)]"
      >
        <ul ref={list} className="divide-y divide-default">
          {lines.map(({ id, title, quantity, amount, discount }) => (
            <li key={id} className={`${large} flex items-start justify-between gap-6 py-4`}>
              <span className="min-w-0">
                <bdi className="wrap-anywhere font-medium">{title}</bdi>
                <span className="block text-muted">× {show.quantity(quantity)}</span>
              </span>
              <span className="shrink-0 text-end font-medium tabular-nums">
                <bdi>{amount && show.money(amount, currency)}</bdi>
                {discount && (
                  <span className="block font-normal text-success">
                    <bdi>−{show.money(discount, currency)}</bdi>
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
      </section>
      {totals && (
        <aside className="flex shrink-0 flex-col justify-end border-default border-t bg-surface px-[clamp(1rem,3vw,3rem)] py-6 lg:w-[40vw] lg:border-s lg:border-t-0">
          <Totals totals={totals} currency={currency} label={t.toPay} />
        </aside>
      )}
    </div>
  );
}

function Totals({ totals, currency, label }: { totals: ShownTotals; currency: string; label: string }) {
  const t = useMessages(displayMessages);
  const show = useShow();
  const rows = [
    [t.discount, totals.discount, "−"],
    [t.bonusesRedeemed, totals.bonusesRedeemed, "−"],
    [t.tax, totals.tax, ""],
    [t.tip, totals.tip, ""],
    [t.rounding, totals.rounding, ""],
  ] as const;
  const some = rows.filter(([, amount]) => Number(amount) !== 0);
  return (
    <dl className="flex flex-col gap-3" aria-live="polite">
      {some.map(([term, amount, sign]) => (
        <div key={term} className={`${large} flex justify-between gap-6 text-muted`}>
          <dt>{term}</dt>
          <dd className="shrink-0 tabular-nums">
            <bdi>{`${sign}${show.money(amount, currency)}`}</bdi>
          </dd>
        </div>
      ))}
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <dt className={`${large} font-semibold`}>{label}</dt>
        <dd className={huge}>
          <bdi>{show.money(totals.toPay, currency)}</bdi>
        </dd>
      </div>
      {Number(totals.earns) !== 0 && (
        <div className={`${large} flex justify-between gap-6 text-success`}>
          <dt>{t.earns}</dt>
          <dd className="shrink-0 font-semibold tabular-nums">
            <bdi>+{show.money(totals.earns, currency)}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
}

function Sold({ totals, currency, change, receiptUrl }: Extract<Shown, { kind: "sold" }>) {
  const t = useMessages(displayMessages);
  const show = useShow();
  return (
    <div className="flex min-h-0 flex-1 flex-col items-center justify-center gap-8 overflow-y-auto p-6 lg:flex-row lg:gap-[8vw]">
      <div className="flex w-full max-w-[40rem] flex-col gap-6">
        <p role="status" className={`${large} flex items-center gap-4 font-semibold`}>
          <CircleCheck aria-hidden className="size-[1.75em] shrink-0 text-success" />
          {t.thanks}
        </p>
        <Totals totals={totals} currency={currency} label={t.paid} />
        {change && Number(change) !== 0 && (
          <p className={`${large} flex justify-between gap-6 font-semibold`}>
            {t.change}
            <bdi className="tabular-nums">{show.money(change, currency)}</bdi>
          </p>
        )}
      </div>
      {receiptUrl && (
        <figure className="flex flex-col items-center gap-3">
          <QrCode text={receiptUrl} label={t.receipt} className="size-[clamp(11rem,26vw,24rem)]" />
          <figcaption className={`${large} text-center text-muted`}>{t.receipt}</figcaption>
        </figure>
      )}
    </div>
  );
}
