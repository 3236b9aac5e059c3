import type { term } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useRef } from "react";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import type { Icon } from "#ui/icon.ts";
import { registerMessages } from "../messages.ts";
import { useOverflow } from "../use-overflow.ts";

type TillCategory = Pick<ReplyOf<typeof term.goods>["categories"][number], "id" | "title" | "photo">;
interface CategoriesProps {
  categories: readonly TillCategory[];
  chosen: string | null;
  onChoose: (id: string | null) => void;
}

/** One row of categories, with arrows where more of them are out of view. */
export function Categories({ categories, chosen, onChoose }: CategoriesProps) {
  const t = useMessages(registerMessages);
  const row = useRef<HTMLDivElement>(null);
  const { before, after } = useOverflow(row, categories.length);
  const move = (pages: number) => {
    const strip = row.current;
    if (!strip) return;
    const sign = getComputedStyle(strip).direction === "rtl" ? -1 : 1;
    strip.scrollBy({ left: sign * pages * strip.clientWidth * 0.75 });
  };
  return (
    <div className="-mx-1 flex shrink-0 items-center gap-1">
      {before && <Arrow icon={ChevronLeft} onClick={() => move(-1)} />}
      <div ref={row} className="flex min-w-0 flex-1 gap-2 overflow-x-auto p-1 [scrollbar-width:none]">
        {[{ id: null, title: t.allCategories, photo: null }, ...categories].map(({ id, title, photo }) => (
          <Button
            key={id ?? "all"}
            variant={chosen === id ? "primary" : "secondary"}
            aria-pressed={chosen === id}
            onClick={() => onChoose(id)}
          >
            <span className="flex items-center gap-2">
              {photo && (
                <img src={photo.thumbnail_url} alt="" className="size-6 shrink-0 rounded-control object-cover" />
              )}
              {title}
            </span>
          </Button>
        ))}
      </div>
      {after && <Arrow icon={ChevronRight} onClick={() => move(1)} />}
    </div>
  );
}

/** Only for a pointer: the row scrolls to the focused category by itself. */
function Arrow({ icon: Glyph, onClick }: { icon: Icon; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-hidden
      tabIndex={-1}
      onClick={onClick}
      className="touch grid size-9 shrink-0 place-items-center rounded-control border border-lift bg-surface text-default shadow-control hover:bg-sunken"
    >
      <Glyph className="size-5 rtl:rotate-180" />
    </button>
  );
}
