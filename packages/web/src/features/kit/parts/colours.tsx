import { accents } from "../../../kit/theme.ts";
import { Chapter, Specimen } from "../specimen.tsx";

const contexts = [
  ["canvas", "bg-canvas text-default"],
  ["surface", "bg-surface text-default"],
  ["sunken", "bg-sunken text-default"],
  ["sunken, muted", "bg-sunken text-muted"],
  ["accent", "bg-accent text-on-fill"],
  ["accent-soft", "bg-accent-soft text-on-accent-soft"],
  ["success-soft", "bg-success-soft text-on-success-soft"],
  ["info-soft", "bg-info-soft text-on-info-soft"],
  ["warning-soft", "bg-warning-soft text-on-warning-soft"],
  ["danger-soft", "bg-danger-soft text-on-danger-soft"],
] as const;
const types = [
  ["text-caption", "12/16 captions and badges"],
  ["text-table", "13/20 tables"],
  ["text-body", "14/20 body, fields, buttons"],
  ["text-section font-semibold", "16/24 section heads"],
  ["text-title font-semibold", "20/28 page title"],
  ["text-figure font-semibold", "28/36 key figures 1 234 567,89 ₴"],
] as const;

export function Colours() {
  return (
    <Chapter id="colours" title="Colours and type">
      <Specimen title="Context" layout="plain">
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-5">
          {contexts.map(([name, look]) => (
            <div key={name} className={`rounded-card border border-default px-3 py-4 text-table font-medium ${look}`}>
              {name}
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen title="Accents">
        {accents.map((name) => (
          <span key={name} data-accent={name} className="flex items-center gap-2 text-table">
            <span className="size-5 rounded-full bg-(--a-600)" />
            {name}
          </span>
        ))}
      </Specimen>
      <Specimen title="Categories of charts">
        {["bg-chart-1", "bg-chart-2", "bg-chart-3", "bg-chart-4", "bg-chart-5", "bg-chart-6"].map((look) => (
          <span key={look} className={`h-8 w-16 rounded-small ${look}`} />
        ))}
      </Specimen>
      <Specimen title="Type" layout="plain">
        <div className="flex flex-col gap-2">
          {types.map(([look, name]) => (
            <p key={look} className={look}>
              {name} · Їжак, ґанок і щастя · Größe, français
            </p>
          ))}
        </div>
      </Specimen>
    </Chapter>
  );
}
