/** The product's logo, with its name where it fits. */
export function Brand({ short = false }: { short?: boolean }) {
  return (
    <span className="flex items-center gap-2.5 text-section font-semibold text-default">
      <img src={`${import.meta.env.BASE_URL}icon.svg`} alt={short ? "Patron" : ""} className="size-7" />
      {!short && "Patron"}
    </span>
  );
}
