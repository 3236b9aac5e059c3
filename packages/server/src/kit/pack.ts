import { zstdCompressSync, zstdDecompressSync } from "node:zlib";

/** A value as compressed JSON, for columns that are kept by the million and read one at a time. */
export function packed(value: unknown): Buffer {
  return zstdCompressSync(JSON.stringify(value));
}

/** What `packed` was given, as JSON has it. */
export function unpacked(bytes: Buffer): unknown {
  return JSON.parse(zstdDecompressSync(bytes).toString());
}
