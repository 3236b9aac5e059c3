import { type ReactNode, useId } from "react";

export interface SectionProps {
  title: ReactNode;
  /** What these fields are for and what they change. */
  explanation?: ReactNode;
  children: ReactNode;
}

/** A section of a form: 280 px of explanation beside 640 px of fields, or one column where both do not fit. */
export function Section({ title, explanation, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 border-default border-t py-8 lg:py-10 first:border-t-0 first:pt-0 lg:grid-cols-[17.5rem_minmax(0,40rem)]"
    >
      <header>
        <h2 id={id} className="text-section font-semibold text-default">
          {title}
        </h2>
        {explanation && <p className="mt-1 max-w-[40rem] text-body text-muted">{explanation}</p>}
      </header>
      <div className="flex min-w-0 max-w-[40rem] flex-col gap-6">{children}</div>
    </section>
  );
}

/** Fields side by side where they fit: first and last name, amount and currency. */
export function FieldRow({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] items-start gap-x-3 gap-y-6">
      {children}
    </div>
  );
}
