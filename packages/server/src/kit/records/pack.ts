import { constants, zstdDecompressSync } from "node:zlib";
import { ZstdCompress } from "minizlib";

/** A value as compressed JSON, for columns with millions of rows that are read one at a time. */
export function packed(value: unknown): Buffer {
  return compressed(JSON.stringify(value));
}

/** A part's frame, or null after it was packed once: what does not return would only cost space as a frame of its own. */
const frames = new WeakMap<object, { name: string; frame: Buffer | null }>();
/** Shorter parts cost less inside the value than as a frame. */
const worthAFrame = 1_024;

/**
 * As `packed`, for a value with a large part that many values share as the same object, which never changes. From its second time on, the
 * part is a frame that is compressed once; frames one after another are read as one text.
 */
export function packedSharing(value: object, name: string, part: object): Buffer {
  const { [name]: _, ...rest } = value as Record<string, unknown>; // Only to read a property by its name.
  const frame = frameOf(name, part);
  if (!frame || Object.keys(rest).length === 0) return packed(value);
  return Buffer.concat([frame, compressed(JSON.stringify(rest).slice(1))]);
}

/** Everything up to the rest of the value, which follows without its first brace. */
function frameOf(name: string, part: object): Buffer | undefined {
  const known = frames.get(part);
  if (known?.frame) return known.name === name ? known.frame : undefined;
  if (!known) {
    frames.set(part, { name, frame: null });
    return undefined;
  }
  const text = JSON.stringify(part);
  if (text.length < worthAFrame) return undefined;
  const frame = compressed(`{${JSON.stringify(name)}:${text},`);
  frames.set(part, { name, frame });
  return frame;
}

/**
 * Every write is one whole frame. Node's own functions make a context for each call, which costs more than compressing some kilobytes; this
 * one stays. Level 1 makes such texts no longer than level 3, and the small window limits what reading a frame reserves.
 */
const frameByFrame = {
  flush: constants.ZSTD_e_end,
  chunkSize: 16_384,
  params: { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_windowLog]: 17 },
};
let compressor = new ZstdCompress(frameByFrame);

function compressed(text: string): Buffer {
  compressor.write(Buffer.from(text));
  const frame = compressor.read();
  if (frame) return frame;
  // After an error it takes nothing more.
  compressor = new ZstdCompress(frameByFrame);
  throw new Error("A value was not compressed.");
}

/** The value given to `packed`, as JSON. */
export function unpacked(bytes: Buffer): unknown {
  return JSON.parse(zstdDecompressSync(bytes).toString());
}

/**
 * A reader of values that were given to `packedSharing`, one after another: a part that is the same as in the value before is not read again, and is the
 * same object, which must not change.
 */
export function sharedReader(): (bytes: Uint8Array) => unknown {
  let known: { frame: Buffer; part: object } | undefined;
  return (given) => {
    // What comes to a thread by message is no longer a buffer.
    const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
    const end = frameEnd(bytes);
    if (end >= bytes.length) return unpacked(bytes);
    const frame = bytes.subarray(0, end);
    if (!known?.frame.equals(frame)) {
      const part = JSON.parse(`${zstdDecompressSync(frame).toString().slice(0, -1)}}`) as object; // Written by `frameOf`.
      known = { frame: Buffer.from(frame), part };
    }
    return { ...known.part, ...JSON.parse(`{${zstdDecompressSync(bytes.subarray(end)).toString()}`) };
  };
}

const dictionarySizes = [0, 1, 2, 4];
const [single, checked, ofRepeats] = [0x20, 0x04, 1];

/** Where the first frame ends (RFC 8878, 3.1.1): its header, and blocks up to the one that is marked as the last. */
function frameEnd(bytes: Buffer): number {
  const about = bytes[4] ?? 0;
  const sizeFlag = about >> 6;
  const size = sizeFlag === 0 ? (about & single ? 1 : 0) : 2 ** sizeFlag;
  let at = 5 + (about & single ? 0 : 1) + (dictionarySizes[about & 3] ?? 0) + size;
  for (let isLast = false; !isLast && at + 3 <= bytes.length; ) {
    const block = bytes.readUIntLE(at, 3);
    isLast = (block & 1) === 1;
    at += 3 + (((block >> 1) & 3) === ofRepeats ? 1 : block >> 3);
  }
  return at + (about & checked ? 4 : 0);
}
