import { CUSTOMER_GENDERS } from "@patron/contract/enums";
import { lazy } from "react";
import type { Search } from "#kit/address/address.ts";
import { ChartCard } from "#kit/chart/chart-card.tsx";
import { colourOf } from "#kit/chart/palette.ts";
import { labelled } from "#kit/labelled.ts";
import type { DashboardResponse, Figures } from "./response.ts";
import { useDrill } from "./use-drill.tsx";
import { useFormats } from "./use-formats.ts";

const BarChart = lazy(() => import("#kit/chart/bar-chart.tsx"));
type Ages = NonNullable<Figures<"customers">["ages"]>;
const bands = [0, 18, 25, 35, 45, 55, 65, null];

/** Members by age, by gender; each age leads to its members. */
export function AgeCard({ response, ages }: { response: DashboardResponse; ages: Ages }) {
  const { t, show, short } = useFormats();
  const drill = useDrill(response);
  const genders = [...CUSTOMER_GENDERS, null].filter((gender) => ages.some((one) => one.gender === gender));
  const nameOf = (gender: (typeof genders)[number]) => (gender ? t.values.gender[gender] : t.genderUnknown);
  const rows = bands
    .filter((band) => band !== null || ages.some(({ age_from }) => age_from === null))
    .map((band) => {
      const age_to = ages.find((one) => one.age_from === band)?.age_to ?? lastAge(band);
      const label = band === null ? t.ageUnknown : age_to === null ? t.ageFrom(band) : `${band}–${age_to}`;
      const counts = genders.map(
        (gender) => ages.find((one) => one.age_from === band && one.gender === gender)?.members_count ?? 0,
      );
      const search = band === null ? { has_birth_date: "false" } : agesOf(band, age_to);
      return { label, counts, target: drill.members(search) };
    });
  const legend = genders.map((gender, index) => ({ label: nameOf(gender), colour: colourOf(index) }));
  const whole = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
  return (
    <ChartCard
      title={t.byAge}
      description={t.membersAtEnd}
      fileName={`members-by-age-${response.period.from}-${response.period.to}`}
      columns={[
        { id: "age", header: t.age, value: ({ label }) => label, link: ({ target }) => target.link },
        ...genders.map((gender, index) => ({
          id: String(gender),
          header: nameOf(gender),
          numeric: true,
          value: (row: (typeof rows)[number]) => row.counts[index],
          show: (row: (typeof rows)[number]) => show.number(row.counts[index] ?? 0),
        })),
      ]}
      rows={rows}
      rowKey={({ label }) => label}
      legend={legend}
    >
      <BarChart
        points={rows.map(({ label, counts }) => ({ label, values: counts }))}
        series={legend}
        format={short}
        {...(rows[0]?.target.open && { onPick: (index: number) => rows[index]?.target.open?.() })}
        summary={labelled(
          t.byAge,
          rows.map(({ label, counts }) => `${label} ${show.number(whole(counts))}`).join(", "),
        )}
        describe={(index) => ({
          title: rows[index]?.label ?? "",
          lines: legend.map((item, line) => ({
            label: item.label,
            text: show.number(rows[index]?.counts[line] ?? 0),
            item,
          })),
        })}
      />
    </ChartCard>
  );
}

function agesOf(from: number, to: number | null): Search {
  return { ...(from > 0 && { age_from: String(from) }), ...(to !== null && { age_to: String(to) }) };
}

/** The end of a band without members, which the response leaves out. */
function lastAge(from: number | null): number | null {
  const next = bands[bands.indexOf(from) + 1];
  return from === null || next === null || next === undefined ? null : next - 1;
}
