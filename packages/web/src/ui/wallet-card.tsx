import { classes } from "./classes.ts";
import { QrCode } from "./qr-code.tsx";

interface CardField {
  key: string;
  label: string;
  value: string;
}
export interface WalletCardProps {
  /** What the picture is, for screen readers. */
  label: string;
  card: {
    logo_text: string;
    background_color: string;
    foreground_color: string;
    label_color: string;
    barcode_format: "qr" | "aztec" | "pdf417" | "code128";
    code: string;
    header_fields: readonly CardField[];
    primary_fields: readonly CardField[];
    secondary_fields: readonly CardField[];
    auxiliary_fields: readonly CardField[];
    logo: { url: string } | null;
    strip: { url: string } | null;
  };
}

/** A card as the wallet of a phone shows it, in its proportions: 343 by 440 points, with a banner of 375 by 144. */
export function WalletCard({ label, card }: WalletCardProps) {
  const { background_color: background, foreground_color: color, logo, strip } = card;
  const below = [card.secondary_fields, card.auxiliary_fields].filter((row) => row.length > 0);
  return (
    <section
      aria-label={label}
      className="flex aspect-[343/440] w-full max-w-[21.4375rem] flex-col overflow-clip rounded-dialog text-start shadow-raised"
      style={{ background, color }}
    >
      <div className="flex h-14 shrink-0 items-center gap-2 px-3">
        {logo && <img src={logo.url} alt="" className="max-h-[50px] max-w-[160px] object-contain" />}
        <p className="min-w-0 flex-1 truncate font-medium text-section">{card.logo_text}</p>
        <Fields fields={card.header_fields} color={card.label_color} isEnd />
      </div>
      <div
        className="relative flex aspect-[375/144] w-full shrink-0 items-center bg-center bg-cover px-3"
        style={strip ? { backgroundImage: `url("${strip.url}")` } : {}}
      >
        {card.primary_fields.map((one) => (
          <dl key={one.key} className="flex min-w-0 flex-col-reverse">
            <dt className="mt-1 truncate text-body" style={{ color: card.label_color }}>
              {one.label}
            </dt>
            <dd className="truncate text-[2.5rem] leading-none">{one.value}</dd>
          </dl>
        ))}
      </div>
      <div className="flex min-h-0 flex-1 flex-col gap-2 px-3 py-2">
        {below.map((row) => (
          <Fields key={row[0]?.key} fields={row} color={card.label_color} />
        ))}
      </div>
      <div className="flex shrink-0 flex-col items-center px-3 pb-3">
        <div
          className="flex flex-col items-center gap-1 rounded-control px-3 pt-2 pb-1"
          style={{ background: "#fff", color: "#000" }}
        >
          <Barcode format={card.barcode_format} code={card.code} label={label} />
          <span dir="ltr" className="max-w-60 truncate text-caption">
            {card.code}
          </span>
        </div>
      </div>
    </section>
  );
}

function Fields({ fields, color, isEnd }: { fields: readonly CardField[]; color: string; isEnd?: boolean }) {
  if (fields.length === 0) return null;
  return (
    <dl className={classes("flex gap-3", isEnd ? "max-w-[60%] justify-end" : "justify-between")}>
      {fields.map(({ key, label, value }) => (
        <div key={key} className="min-w-0 last:not-first:text-end">
          <dt className="truncate text-caption" style={{ color }}>
            {label}
          </dt>
          <dd className="truncate text-section leading-tight">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const stripes = "repeating-linear-gradient(90deg,#000 0 2px,#fff 2px 3px,#000 3px 4px,#fff 4px 7px)";
const rings = "repeating-radial-gradient(circle at center,#000 0 4px,#fff 4px 8px)";
/** Symbols that only phones draw, in their shape. */
const shapes = {
  aztec: { className: "size-28", background: rings },
  pdf417: { className: "h-14 w-56", background: `${stripes}` },
  code128: { className: "h-12 w-60", background: stripes },
};

function Barcode({
  format,
  code,
  label,
}: {
  format: WalletCardProps["card"]["barcode_format"];
  code: string;
  label: string;
}) {
  if (format === "qr") return <QrCode text={code} label={label} className="size-28" />;
  const { className, background } = shapes[format];
  return <span aria-hidden className={className} style={{ background }} />;
}
