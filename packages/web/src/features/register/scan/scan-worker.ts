import { prepareZXingModule, type ReaderOptions, readBarcodes } from "zxing-wasm/reader";
import wasm from "zxing-wasm/reader/zxing_reader.wasm?url";

// The kinds that a printed item, a card, a telephone or a receipt has. Code 39 is missing because it has no check digit.
const options: ReaderOptions = {
  formats: ["EAN13", "EAN8", "UPCA", "UPCE", "Code128", "QRCode", "PDF417", "Aztec"],
  maxNumberOfSymbols: 4,
};

// From this server, as everything that the app loads.
prepareZXingModule({ overrides: { locateFile: () => wasm } });

/** Answers each picture with the texts of its codes, or with null if none can be read here. */
self.onmessage = async ({ data }: MessageEvent<ImageData>) => {
  const texts = await readBarcodes(data, options).then(
    (found) => found.map(({ text }) => text),
    () => null,
  );
  self.postMessage(texts);
};
