import { constants } from "node:zlib";
import { ZstdCompress, ZstdDecompress } from "minizlib";
import { firstFrame } from "./frame.ts";
import { remember } from "./remember.ts";

/**
 * What many values of a kind have in common. A value that was compressed with a dictionary can be read with the same one only, so it never
 * changes and is never removed.
 */
export interface Dictionary {
  /** A UUID. Values name it. */
  id: string;
  content: Buffer;
}

/** A value as compressed JSON, for columns with millions of rows that are read one at a time. */
export function packed(value: unknown, dictionary?: Dictionary): Buffer {
  return Buffer.concat([nameOf(dictionary), compressed(JSON.stringify(value), dictionary)]);
}

/** A part's frame, or null after it was packed once: what does not return would only cost space as a frame of its own. */
const frames = new WeakMap<object, { name: string; dictionary: Dictionary | undefined; frame: Buffer | null }>();
/** Shorter parts cost less inside the value than as a frame. */
const worthAFrame = 1_024;

/**
 * As `packed`, for a value with a large part that many values share as the same object, which never changes. From its second time on, the
 * part is a frame that is compressed once; frames one after another are read as one text.
 */
export function packedSharing(value: object, name: string, part: object, dictionary?: Dictionary): Buffer {
  const { [name]: _, ...rest } = value as Record<string, unknown>; // Only to read a property by its name.
  const frame = frameOf(name, part, dictionary);
  if (!frame || Object.keys(rest).length === 0) return packed(value, dictionary);
  return Buffer.concat([nameOf(dictionary), frame, compressed(JSON.stringify(rest).slice(1), dictionary)]);
}

/** Everything up to the rest of the value, which follows without its first brace. */
function frameOf(name: string, part: object, dictionary: Dictionary | undefined): Buffer | undefined {
  const known = frames.get(part);
  if (known?.frame && known.dictionary === dictionary) return known.name === name ? known.frame : undefined;
  if (!known) {
    frames.set(part, { name, dictionary, frame: null });
    return undefined;
  }
  const text = JSON.stringify(part);
  if (text.length < worthAFrame) return undefined;
  const frame = compressed(`{${JSON.stringify(name)}:${text},`, dictionary);
  frames.set(part, { name, dictionary, frame });
  return frame;
}

/** A frame that decompressors skip (RFC 8878, 3.1.2) begins with these bytes, and with the length of what it has. */
const skipped = Buffer.from([0x5d, 0x2a, 0x4d, 0x18, 16, 0, 0, 0]);
const nameLength = skipped.length + 16;
const unnamed = Buffer.alloc(0);

/** The dictionary's id before the frames that need it. */
function nameOf(dictionary: Dictionary | undefined): Buffer {
  if (!dictionary) return unnamed;
  return Buffer.concat([skipped, Buffer.from(dictionary.id.replaceAll("-", ""), "hex")]);
}

/** The id of the dictionary that a packed value needs. */
export function dictionaryIdOf(bytes: Buffer): string | undefined {
  if (!bytes.subarray(0, skipped.length).equals(skipped)) return undefined;
  const hex = bytes.toString("hex", skipped.length, nameLength);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

/** The frames of a packed value. Fails if they need another dictionary. */
function framesOf(bytes: Buffer, dictionary: Dictionary | undefined): Buffer {
  const id = dictionaryIdOf(bytes);
  if (id !== dictionary?.id) throw new Error(`A value is read with the dictionary ${dictionary?.id}, and needs ${id}.`);
  return id === undefined ? bytes : bytes.subarray(nameLength);
}

/**
 * Every write is one whole frame. Node's own functions make a context for each call, which costs more than compressing some kilobytes; these
 * stay. Level 1 makes such texts no longer than level 3, and the small window limits what reading a frame reserves.
 */
interface Coder {
  write(text: Buffer): unknown;
  read(): Buffer | null;
}

/** How many dictionaries have contexts; the one unused for longest loses its own. */
const mostContexts = 32;
class Contexts {
  readonly #make: (dictionary: Buffer | undefined) => Coder;
  readonly #of = new Map<string | undefined, Coder>();
  constructor(make: (dictionary: Buffer | undefined) => Coder) {
    this.#make = make;
  }

  /** What becomes of some bytes; `size` is its length, if that is known. */
  run(bytes: Buffer, dictionary: Dictionary | undefined, size?: number): Buffer {
    const key = dictionary?.id;
    const coder = this.#of.get(key) ?? this.#make(dictionary?.content);
    // After an error it takes nothing more, and in the middle of a frame nothing else, so it comes back only once it has succeeded.
    this.#of.delete(key);
    coder.write(bytes);
    const result = coder.read() ?? unnamed;
    if (result.length !== (size ?? result.length) || (size === undefined && result.length === 0))
      throw new Error("A value was neither compressed nor read as a whole.");
    remember(this.#of, key, coder, mostContexts);
    return result;
  }
}

const chunkSize = 16_384;
const params = { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_windowLog]: 17 };
const compressors = new Contexts((dictionary) => {
  const options = { flush: constants.ZSTD_e_end, chunkSize, params, ...(dictionary && { dictionary }) };
  return new ZstdCompress(options);
});
const decompressors = new Contexts((dictionary) => {
  const options = { flush: constants.ZSTD_e_continue, chunkSize, ...(dictionary && { dictionary }) };
  return new ZstdDecompress(options);
});

const compressed = (text: string, dictionary: Dictionary | undefined) => compressors.run(Buffer.from(text), dictionary);

/** The text of frames one after another. */
function textOf(bytes: Buffer, dictionary: Dictionary | undefined): string {
  const texts: Buffer[] = [];
  for (let rest = bytes; rest.length > 0; ) {
    const { end, size } = firstFrame(rest);
    texts.push(decompressors.run(rest.subarray(0, end), dictionary, size));
    rest = rest.subarray(end);
  }
  return Buffer.concat(texts).toString();
}

/** The value given to `packed`, as JSON. */
export function unpacked(bytes: Buffer, dictionary?: Dictionary): unknown {
  return JSON.parse(textOf(framesOf(bytes, dictionary), dictionary));
}

/**
 * A reader of values that were given to `packedSharing`, one after another: a part that is the same as in the value before is not read again, and is the
 * same object, which must not change.
 */
export function sharedReader(): (bytes: Uint8Array, dictionary?: Dictionary) => unknown {
  let known: { frame: Buffer; dictionary: Dictionary | undefined; part: object } | undefined;
  return (given, dictionary) => {
    // What comes to a thread by message is no longer a buffer.
    const bytes = framesOf(Buffer.from(given.buffer, given.byteOffset, given.byteLength), dictionary);
    const { end } = firstFrame(bytes);
    if (end >= bytes.length) return JSON.parse(textOf(bytes, dictionary));
    const frame = bytes.subarray(0, end);
    if (known?.dictionary !== dictionary || !known?.frame.equals(frame)) {
      const part = JSON.parse(`${textOf(frame, dictionary).slice(0, -1)}}`) as object; // Written by `frameOf`.
      known = { frame: Buffer.from(frame), dictionary, part };
    }
    return { ...known.part, ...JSON.parse(`{${textOf(bytes.subarray(end), dictionary)}`) };
  };
}
