import { useAddress } from "#kit/address/address.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { type Change, KeyFigure } from "#ui/figures/key-figure.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { dashboardMessages } from "../messages.ts";
import type { LinkTarget } from "./use-drill.tsx";

/** A figure with its value in the compared period. `now` and `before` are for comparing and drawing, `text` is shown. */
export interface Figure {
  label: string;
  /** A dash without a value. */
  text: string;
  now?: number | undefined;
  before?: number | undefined;
  /** More of it is bad news. */
  unwelcome?: boolean;
  history?: readonly number[];
  target?: LinkTarget;
}

/** Key figures; each links to the list it sums up. Undefined while they load. */
export function FigureRow({ figures }: { figures: readonly Figure[] | undefined }) {
  const change = useChange();
  const few = (figures?.length ?? 4) <= 4;
  return (
    <div className={`grid gap-4 sm:grid-cols-2 ${few ? "xl:grid-cols-4" : "xl:grid-cols-5"}`}>
      {(figures ?? loading).map((figure) => {
        const became = change(figure);
        return (
          <KeyFigure
            key={figure.label}
            label={figures ? figure.label : <Skeleton className="my-0.5 h-4 w-24" />}
            value={figures && figure.text}
            {...(became && { change: became })}
            // Five beside each other leave no room for it.
            {...(few && figure.history && { history: figure.history })}
            {...(figure.target?.link && { link: figure.target.link })}
          />
        );
      })}
    </div>
  );
}
const loading: readonly Figure[] = ["1", "2", "3", "4"].map((label) => ({ label, text: "" }));

/** The change of a figure in percent; undefined without a value to compare with. */
function useChange() {
  const t = useMessages(dashboardMessages);
  const { language } = useShow();
  const [{ compare }] = useAddress();
  return ({ now, before, unwelcome }: Figure): Change | undefined => {
    if (now === undefined || before === undefined || before === 0) return undefined;
    const part = (now - before) / before;
    const style = { style: "percent", maximumFractionDigits: 1, signDisplay: "never" } as const;
    const text = new Intl.NumberFormat(language, style).format(part);
    const direction = part > 0 ? "up" : part < 0 ? "down" : "same";
    return {
      text,
      direction,
      good: unwelcome ? part <= 0 : part >= 0,
      against: compare === "year" ? t.versus.year : t.versus.previous,
    };
  };
}
