import ChevronRight from "lucide-react/icons/chevron-right";
import { type GivenLink, linkWith } from "#ui/given-link.ts";
import { useUi } from "#ui/ui-messages.ts";

export interface Crumb {
  label: string;
  /** `<Link to=… />`; the last crumb is the current screen and has none. */
  link?: GivenLink;
}

/** The path to the current screen, from the second level on. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { messages } = useUi();
  return (
    <nav aria-label={messages.breadcrumbs}>
      <ol className="flex flex-wrap items-center gap-1 text-table text-muted">
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className="flex min-w-0 items-center gap-1">
            {index > 0 && <ChevronRight aria-hidden className="size-3.5 rtl:rotate-180" />}
            {crumb.link ? (
              <CrumbLink label={crumb.label} link={crumb.link} />
            ) : (
              <span aria-current={index === crumbs.length - 1 ? "page" : undefined} className="truncate text-default">
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function CrumbLink({ label, link }: { label: string; link: GivenLink }) {
  return linkWith(link, {
    children: label,
    className: "touch-area truncate rounded-small underline-offset-4 hover:text-default hover:underline",
  });
}
