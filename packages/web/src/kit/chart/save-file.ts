/** Gives the reader a file to keep, as a link with `download` would. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the content by the next turn at the latest.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
