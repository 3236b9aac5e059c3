import { zstdCompressSync, zstdDecompressSync } from "node:zlib";

/** Results are a few hundred bytes: the default of 16 kB takes longer to allocate than to compress. */
const chunkSize = 4_096;

/** A value as compressed JSON, for columns with millions of rows that are read one at a time. */
export function packed(value: unknown): Buffer {
  return zstdCompressSync(JSON.stringify(value), { chunkSize });
}

/** The value given to `packed`, as JSON. */
export function unpacked(bytes: Buffer): unknown {
  return JSON.parse(zstdDecompressSync(bytes).toString());
}
