/** A chosen file as it is sent. */
export interface ChosenFile {
  name: string;
  size: number;
  /** Base64. */
  content: string;
}

/** Reads a chosen file. */
export async function readChosen(file: File): Promise<ChosenFile> {
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error("The file cannot be read."));
    reader.readAsDataURL(file);
  });
  return { name: file.name, size: file.size, content: address.slice(address.indexOf(",") + 1) };
}

/** The bytes of a file that came in Base64. */
export function bytesOf(content: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
}
