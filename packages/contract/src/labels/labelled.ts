/** The colon behind a label. In French a no-break space precedes it. */
const colon = (language: string) => (language === "fr" ? "\u00a0:" : ":");

/** A label with its value: "Joined: 12 May", in French "Inscrit : 12 mai". */
export function labelled(label: string, value: string, language: string): string {
  return `${label}${colon(language)} ${value}`;
}
