import { createHash } from "node:crypto";
import { mkdirSync } from "node:fs";
import { Failure } from "@patron/contract/kit";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { newId } from "./id.ts";

/** Stored files, by a key that starts with the business or the person that owns them. */
export interface FileStore {
  /** Decodes and re-encodes a picture, stores it with its thumbnail, and returns the key. */
  addPicture(ownerId: string, bytes: Buffer): Promise<string>;
  /**
   * Stores a picture (re-encoded) or a PDF document. It has no public address: callers check who may read it. The same file gets the same key again.
   * Undefined for any other file.
   */
  addAttachment(ownerId: string, bytes: Buffer): Promise<Attachment | undefined>;
  readAttachment(key: string): Promise<Uint8Array | undefined>;
  remove(key: string): Promise<void>;
  read(key: string): Promise<{ bytes: Uint8Array; type: string }>;
}

export interface Attachment {
  key: string;
  type: (typeof kinds)[keyof typeof kinds] | "application/pdf";
  /** In bytes. */
  size: number;
}

const megapixels = 40_000_000;
const kinds = { jpeg: "image/jpeg", png: "image/png" } as const;
const keyForm = /^[0-9a-f-]{36}\/[0-9a-f-]{36}(_320)?\.(jpeg|png)$/;

/** Files in a local folder. Several servers share a store through a common folder or an S3 driver. */
export function fileStore(folder: string): FileStore {
  mkdirSync(folder, { recursive: true });
  const disk = new Disk(new FSDriver({ location: folder, visibility: "private" }));
  return {
    async addPicture(ownerId, bytes) {
      const { format, whole, small } = await redraw(bytes);
      const key = `${ownerId}/${newId()}.${format}`;
      await disk.put(thumbnailKey(key), small);
      await disk.put(key, whole);
      return key;
    },
    async addAttachment(ownerId, bytes) {
      const picture = isPicture(bytes) ? await redraw(bytes) : undefined;
      if (!picture && !isPdf(bytes)) return undefined;
      const content = picture?.whole ?? bytes;
      const name = createHash("sha256").update(bytes).digest("hex");
      const key = `${ownerId}/attachments/${name}.${picture?.format ?? "pdf"}`;
      await disk.put(key, content);
      return { key, type: picture ? kinds[picture.format] : "application/pdf", size: content.length };
    },
    async readAttachment(key) {
      return (await disk.exists(key)) ? disk.getBytes(key) : undefined;
    },
    async remove(key) {
      await Promise.all([disk.delete(key), disk.delete(thumbnailKey(key))]);
    },
    async read(key) {
      if (!keyForm.test(key) || !(await disk.exists(key))) throw new Failure("file.not_found");
      return { bytes: await disk.getBytes(key), type: key.endsWith(".png") ? kinds.png : kinds.jpeg };
    },
  };
}

/** The key of a picture's thumbnail. */
export function thumbnailKey(key: string): string {
  return key.replace(/\.(\w+)$/, "_320.$1");
}

/** A stored picture in responses. */
export function photoOf(key: string | null): { url: string; thumbnail_url: string } | null {
  return key === null ? null : { url: `/files/${key}`, thumbnail_url: `/files/${thumbnailKey(key)}` };
}

const isPng = (bytes: Buffer) =>
  bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
const isPicture = (bytes: Buffer) => isPng(bytes) || bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
const isPdf = (bytes: Buffer) => bytes.subarray(0, 5).equals(Buffer.from("%PDF-"));

/**
 * Detects the type by content, never by name, and re-encodes the picture, which removes metadata and anything else hidden in the file. Only
 * JPEG and PNG are decoded, so an SVG or a script with a picture's name is refused.
 */
async function redraw(bytes: Buffer): Promise<{ format: keyof typeof kinds; whole: Buffer; small: Buffer }> {
  if (!isPicture(bytes)) throw new Failure("image.unsupported");
  const format = isPng(bytes) ? "png" : "jpeg";
  const { default: sharp } = await import("sharp"); // Loaded with the first picture, so startup does not wait for it.
  try {
    const picture = sharp(bytes, { limitInputPixels: megapixels, failOn: "error" }).rotate();
    const whole = await picture
      .clone()
      .resize(2000, 2000, { fit: "inside", withoutEnlargement: true })
      .toFormat(format)
      .toBuffer();
    const small = await picture
      .clone()
      .resize(320, 320, { fit: "inside", withoutEnlargement: true })
      .toFormat(format)
      .toBuffer();
    return { format, whole, small };
  } catch {
    throw new Failure("image.unsupported"); // The decoder's message is about its internals; the caller only needs to know that the file is not supported.
  }
}
