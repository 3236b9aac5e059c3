/** Reads barcodes and QR codes from pictures of a camera. */
export interface CodeReader {
  /** The texts of all codes in the present picture of a video; it fails where pictures cannot be read at all. */
  read(video: HTMLVideoElement): Promise<string[]>;
  close(): void;
}

/** The browser's own detector, which TypeScript does not know yet. */
interface Detector {
  detect(video: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface DetectorType {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

const formats = ["ean_13", "ean_8", "upc_a", "upc_e", "code_128", "qr_code", "pdf417", "aztec"];
/** Enough for a barcode that fills a third of the picture. */
const longestSide = 1280;

/** The browser's own reader where it knows every kind of code; else one that is loaded for it. */
export async function openReader(): Promise<CodeReader> {
  return (await ownReader()) ?? workerReader();
}

async function ownReader(): Promise<CodeReader | undefined> {
  const { BarcodeDetector: Type } = globalThis as { BarcodeDetector?: DetectorType }; // See above.
  const known = await Type?.getSupportedFormats().catch((): string[] => []);
  if (!Type || !formats.every((format) => known?.includes(format))) return undefined;
  const detector = new Type({ formats });
  return {
    read: async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue),
    close: () => undefined,
  };
}

/** Reads in a worker: the page stays quick, and only the worker's script may run WebAssembly. */
function workerReader(): CodeReader {
  const worker = new Worker(new URL("./scan-worker.ts", import.meta.url), { type: "module" });
  const canvas = document.createElement("canvas");
  return {
    async read(video) {
      const picture = pictureOf(video, canvas);
      if (!picture) return [];
      const { promise, resolve, reject } = Promise.withResolvers<string[]>();
      worker.onmessage = ({ data }: MessageEvent<string[] | null>) =>
        data ? resolve(data) : reject(new Error("No codes can be read."));
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.postMessage(picture, [picture.data.buffer]);
      return promise;
    },
    close: () => worker.terminate(),
  };
}

/** The present picture, not larger than is read quickly; undefined before the first one. */
function pictureOf(video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | undefined {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, longestSide / Math.max(videoWidth, videoHeight, 1));
  const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
  if (width === 0 || height === 0) return undefined;
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context?.drawImage(video, 0, 0, width, height);
  return context?.getImageData(0, 0, width, height);
}
