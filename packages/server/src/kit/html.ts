/** Escapes text for the body and the attributes of a page. */
export function safe(text: string): string {
  const names: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
  return text.replace(/[&<>"']/g, (sign) => names[sign] ?? sign);
}
