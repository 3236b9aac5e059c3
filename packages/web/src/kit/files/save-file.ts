/** Saves a file to disk, as a link with `download` would. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has read the content long before.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Returns the file name of a list: its displayed title and the current day. */
export function fileNameOf(title: string, ending: string): string {
  // Replaces characters that some systems do not allow; Swedish formats days as ISO does.
  const plain = title.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, "-");
  return `${plain} ${new Date().toLocaleDateString("sv")}.${ending}`;
}
