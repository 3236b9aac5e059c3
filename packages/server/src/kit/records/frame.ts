const dictionarySizes = [0, 1, 2, 4];
const [single, checked, ofRepeats] = [0x20, 0x04, 1];

/** The first frame of compressed bytes. */
interface Frame {
  /** Where it ends. */
  end: number;
  /** The length of what it has, if it says so. */
  size: number | undefined;
}

/** Reads where the first frame ends (RFC 8878, 3.1.1): its header, and blocks up to the one that is marked as the last. */
export function firstFrame(bytes: Buffer): Frame {
  const about = bytes[4] ?? 0;
  const sizeFlag = about >> 6;
  const sizeLength = sizeFlag === 0 ? (about & single ? 1 : 0) : 2 ** sizeFlag;
  const sizeAt = 5 + (about & single ? 0 : 1) + (dictionarySizes[about & 3] ?? 0);
  let end = sizeAt + sizeLength;
  const size = end <= bytes.length ? sizeOf(bytes, sizeAt, sizeLength) : undefined;
  for (let isLast = false; !isLast && end + 3 <= bytes.length; ) {
    const block = bytes.readUIntLE(end, 3);
    isLast = (block & 1) === 1;
    end += 3 + (((block >> 1) & 3) === ofRepeats ? 1 : block >> 3);
  }
  return { end: end + (about & checked ? 4 : 0), size };
}

/** RFC 8878, 3.1.1.1.4. */
function sizeOf(bytes: Buffer, at: number, length: number): number | undefined {
  if (length === 0) return undefined;
  if (length === 8) return Number(bytes.readBigUInt64LE(at));
  return bytes.readUIntLE(at, length) + (length === 2 ? 256 : 0);
}
