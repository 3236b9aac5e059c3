import Monitor from "lucide-react/icons/monitor";
import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { SegmentedControl } from "#ui/fields/segmented-control.tsx";
import { accents, useTheme } from "../../../kit/theme.ts";

/** Mode, direction and accent of the whole page. */
export function Switchers() {
  const { mode, accent, direction, change } = useTheme();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SegmentedControl
        aria-label="Mode"
        value={mode}
        onChange={(next) => change({ mode: next })}
        segments={[
          { value: "light", label: "Light", icon: Sun },
          { value: "dark", label: "Dark", icon: Moon },
          { value: "system", label: "System", icon: Monitor },
        ]}
      />
      <SegmentedControl
        aria-label="Direction"
        value={direction}
        onChange={(next) => change({ direction: next })}
        segments={[
          { value: "ltr", label: "LTR" },
          { value: "rtl", label: "RTL" },
        ]}
      />
      <fieldset className="flex gap-1">
        <legend className="sr-only">Accent</legend>
        {accents.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === accent}
            aria-label={name}
            title={name}
            data-accent={name}
            onClick={() => change({ accent: name })}
            className="touch-area grid size-7 place-items-center rounded-full border-2 border-transparent aria-pressed:border-(--a-600)"
          >
            <span className="size-4.5 rounded-full bg-(--a-600)" />
          </button>
        ))}
      </fieldset>
    </div>
  );
}
