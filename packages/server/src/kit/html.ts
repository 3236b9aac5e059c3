/** Text that cannot become markup, in the body of a page and in its attributes. */
export function safe(text: string): string {
  const names: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
  return text.replace(/[&<>"']/g, (sign) => names[sign] ?? sign);
}
