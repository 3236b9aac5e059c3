import type { Language } from "@patron/contract/enums";

interface Page {
  language: Language;
  title: string;
  style: string;
  /** Markup; texts of users in it are escaped by `safe`. */
  body: string;
}

/** A self-contained page, which loads nothing. */
export const pageHtml = ({ language, title, style, body }: Page): string => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${safe(title)}</title>
<style>${style}</style></head>
<body><main>${body}</main></body>
</html>
`;

/** Text that cannot become markup, in the body of a page and in its attributes. */
export function safe(text: string): string {
  const names: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
  return text.replace(/[&<>"']/g, (sign) => names[sign] ?? sign);
}
