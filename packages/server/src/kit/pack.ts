import { zstdCompressSync, zstdDecompressSync } from "node:zlib";

/** A value as compressed JSON, for columns with millions of rows that are read one at a time. */
export function packed(value: unknown): Buffer {
  return zstdCompressSync(JSON.stringify(value));
}

/** The value given to `packed`, as JSON. */
export function unpacked(bytes: Buffer): unknown {
  return JSON.parse(zstdDecompressSync(bytes).toString());
}
