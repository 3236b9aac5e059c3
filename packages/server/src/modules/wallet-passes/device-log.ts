/** How many messages of one report are logged, and how long they may be: anyone may send a report. */
const [most, longest] = [10, 500];

const tokenLike = /[A-Za-z0-9_=-]{32,}/g;
const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * What a phone reports, for the server's log: few and short messages, without the tokens that phones quote with the address of their passes. `omitted` counts
 * the others.
 */
export function reportOf(messages: readonly string[]): { logs: string[]; omitted: number } {
  const told = messages.map((text) => text.trim()).filter(Boolean);
  const logs = told.slice(0, most).map((text) => {
    const plain = text.replace(tokenLike, (part) => (id.test(part) ? part : "[removed]"));
    return plain.length > longest ? `${plain.slice(0, longest)}…` : plain;
  });
  return { logs, omitted: told.length - logs.length };
}
