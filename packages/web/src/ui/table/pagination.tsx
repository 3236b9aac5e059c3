import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { classes } from "#ui/classes.ts";
import { Select } from "#ui/fields/select.tsx";
import type { Icon } from "#ui/icon.ts";
import { useUi } from "#ui/ui-messages.ts";
import { pageLinks } from "./page-numbers.ts";

export const pageSizes = [10, 25, 50, 100] as const;
/** One of the sizes, or as many rows as fit into the window. */
export type RowsPerPage = (typeof pageSizes)[number] | "fit";
const choices: readonly RowsPerPage[] = [...pageSizes, "fit"];

// Formats take a while to make, and every page of every list needs a dozen numbers.
const formats = new Map<string, Intl.NumberFormat>();
function countIn(locale: string): (value: number) => string {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, format);
  return (value) => format.format(value);
}

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageSize: number;
  /** Without it only the rows per page are shown. */
  total: number | undefined;
  /** The total is an estimate. */
  isMore?: boolean;
  onPage: (page: number) => void;
  /** The choice that `pageSize` comes from. */
  rowsPerPage?: RowsPerPage;
  /** Without it the size cannot be chosen. */
  onRowsPerPage?: (rowsPerPage: RowsPerPage) => void;
  /** Tells two on one screen apart. */
  label?: string;
}

/** Position in a list, rows per page, and links to its pages. */
export function Pagination(props: PaginationProps) {
  const { page, pageSize, total = 0, isMore, onPage, rowsPerPage = 10, onRowsPerPage, label } = props;
  const { messages, locale } = useUi();
  const counted = Math.max(1, Math.ceil(total / pageSize));
  // Where there are more than were counted, there is a page behind every page.
  const pages = isMore ? Math.max(counted, page + 1) : counted;
  const count = countIn(locale);
  const range = isMore ? messages.rangeOfMore : messages.rangeOfTotal;
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-table text-muted tabular-nums">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <bdi>
          {props.total !== undefined &&
            range(count(from), count(isMore ? page * pageSize : Math.min(total, page * pageSize)), count(total))}
        </bdi>
        {onRowsPerPage && (
          <span className="flex items-center gap-2 print:hidden">
            <span aria-hidden>{messages.rowsPerPage}</span>
            <Select
              fit
              size="sm"
              aria-label={messages.rowsPerPage}
              value={String(rowsPerPage)}
              options={choices.map((choice) => ({
                value: String(choice),
                label: choice === "fit" ? messages.fitToWindow : count(choice),
              }))}
              onChange={(text) => onRowsPerPage(choices.find((choice) => String(choice) === text) ?? 10)}
            />
          </span>
        )}
      </div>
      {pages > 1 && <Pages page={page} pages={pages} onPage={onPage} label={label} />}
    </div>
  );
}

function Pages(props: { page: number; pages: number; onPage: (page: number) => void; label?: string }) {
  const { page, pages, onPage, label } = props;
  const { messages, locale } = useUi();
  const count = countIn(locale);
  const links = pageLinks(page, pages);
  // A thumb needs room: on phones more than five links have their own line above the steps.
  const apart = links.length > 5;
  const step = { pages, onPage, apart };
  return (
    <nav aria-label={label ?? messages.pages} className="print:hidden">
      <ul className="flex flex-wrap items-center gap-1">
        {apart && <li aria-hidden className="order-1 basis-full sm:hidden" />}
        <Step icon={ChevronLeft} label={messages.previousPage} target={page - 1} {...step} />
        {links.map((link, index) => (
          <li key={link === "gap" ? `gap-${index}` : link}>
            {link === "gap" ? (
              <span aria-hidden className="grid h-7 w-5 place-items-center">
                …
              </span>
            ) : (
              <button
                type="button"
                aria-label={messages.page(count(link))}
                aria-current={link === page ? "page" : undefined}
                onClick={() => onPage(link)}
                className={classes(
                  "touch inline-flex h-7 min-w-7 items-center justify-center rounded-control px-1.5 font-medium transition-colors duration-150",
                  link === page ? "bg-accent-soft text-on-accent-soft" : "hover:bg-hover hover:text-default",
                )}
              >
                {count(link)}
              </button>
            )}
          </li>
        ))}
        <Step icon={ChevronRight} label={messages.nextPage} target={page + 1} {...step} />
      </ul>
    </nav>
  );
}

interface StepProps {
  icon: Icon;
  label: string;
  target: number;
  pages: number;
  onPage: (page: number) => void;
  apart: boolean;
}

function Step({ icon: Glyph, label, target, pages, onPage, apart }: StepProps) {
  return (
    <li className={apart ? "max-sm:order-2" : ""}>
      <button
        type="button"
        aria-label={label}
        disabled={target < 1 || target > pages}
        onClick={() => onPage(target)}
        className="touch inline-flex size-7 items-center justify-center rounded-control transition-colors duration-150 hover:not-disabled:bg-hover hover:not-disabled:text-default disabled:opacity-40"
      >
        <Glyph aria-hidden className="size-4 rtl:rotate-180" />
      </button>
    </li>
  );
}
