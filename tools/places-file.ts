import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

type Value = string | number | Value[] | { [name: string]: Value };

/** The bits of an IPv6 address before those of an IPv4 one. */
const before = 96;
const nodes = before + 1;

/**
 * For tests: writes a small file of places in MaxMind's format and returns its path: the lower half of all IPv4 addresses is at one place, and of the others
 * nothing is known. https://maxmind.github.io/MaxMind-DB/
 */
export function placesFile(lower: Value): string {
  const tree = Buffer.alloc(nodes * 6);
  // Each node leads to the next one by a zero, and nowhere by a one.
  for (let node = 0; node < nodes; node += 1) {
    tree.writeUIntBE(node === before ? nodes + 16 : node + 1, node * 6, 3);
    tree.writeUIntBE(nodes, node * 6 + 3, 3);
  }
  const metadata = {
    ...{ binary_format_major_version: 2, binary_format_minor_version: 0, build_epoch: 1, database_type: "Test-City" },
    ...{ description: { en: "Test" }, ip_version: 6, languages: ["en"], node_count: nodes, record_size: 24 },
  };
  const path = join(mkdtempSync(join(tmpdir(), "patron-places-")), "places.mmdb");
  const marker = Buffer.from("\xab\xcd\xefMaxMind.com", "latin1");
  writeFileSync(path, Buffer.concat([tree, Buffer.alloc(16), written(lower), marker, written(metadata)]));
  return path;
}

/** A value as its kind and size, and its content. */
function written(value: Value): Buffer {
  if (typeof value === "string") return Buffer.concat([head(2, Buffer.byteLength(value)), Buffer.from(value)]);
  if (typeof value === "number") {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return Buffer.concat([head(6, 4), bytes]);
  }
  if (Array.isArray(value)) return Buffer.concat([head(11, value.length), ...value.map(written)]);
  const entries = Object.entries(value);
  return Buffer.concat([head(7, entries.length), ...entries.flatMap((entry) => entry.map(written))]);
}

/** Kinds above seven are written in a second byte, and sizes from 29 on too. */
function head(kind: number, size: number): Buffer {
  const short = Math.min(size, 29);
  return Buffer.from([
    kind > 7 ? short : (kind << 5) | short,
    ...(kind > 7 ? [kind - 7] : []),
    ...(size >= 29 ? [size - 29] : []),
  ]);
}
