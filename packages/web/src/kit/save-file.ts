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

/** What a list is called on the reader's disk: its title as they see it, and their day. */
export function fileNameOf(title: string, ending: string): string {
  // Characters that some systems allow in no name; Swedish writes days as ISO does.
  const plain = title.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, "-");
  return `${plain} ${new Date().toLocaleDateString("sv")}.${ending}`;
}
