import type { LegendItem } from "./palette.ts";

interface Frame {
  title: string;
  legend: readonly LegendItem[];
}
const [pad, head, line, narrowest] = [20, 30, 22, 480];
const copied = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-opacity",
  "opacity",
  "font-size",
  "font-weight",
  "text-anchor",
  "visibility",
];

/**
 * A drawing as a PNG of twice its size, with title and legend, in the colours, mode and direction in which it is seen.
 * Rejects when the browser can not draw it.
 */
export async function pictureOf(drawing: SVGSVGElement, frame: Frame): Promise<Blob> {
  const { text, width, height } = framed(drawing, frame);
  const address = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = width * 2;
    canvas.height = height * 2;
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise<Blob>((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture was not drawn."))), "image/png");
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The drawing on its surface as a document of its own: nothing of the page's styles is there when it is drawn. */
function framed(drawing: SVGSVGElement, { title, legend }: Frame) {
  const page = getComputedStyle(drawing.closest("section") ?? document.body);
  const box = drawing.getBoundingClientRect();
  const below = legend.length > 0 ? line * legend.length + 8 : 0;
  // A small drawing still has room for its words.
  const width = Math.max(narrowest, Math.ceil(box.width) + pad * 2);
  const height = Math.ceil(box.height) + head + below + pad * 2;
  const isRtl = document.documentElement.dir === "rtl";
  const start = isRtl ? width - pad : pad;
  const root = element("svg", { width, height, "font-family": "Inter, system-ui, sans-serif" });
  root.append(element("rect", { width, height, fill: page.backgroundColor }));
  const common = (x: number, y: number, more: Record<string, string | number>, description: string) => {
    const text = element("text", { x, y, fill: page.color, direction: isRtl ? "rtl" : "ltr", ...more });
    text.textContent = description;
    root.append(text);
  };
  common(start, pad + 14, { "font-size": 16, "font-weight": 600 }, title);
  const copy = drawing.cloneNode(true) as SVGSVGElement; // A clone is of the same kind.
  dress(drawing, copy);
  for (const [name, value] of Object.entries({ x: (width - box.width) / 2, y: pad + head, ...sizeOf(box) })) {
    copy.setAttribute(name, String(value));
  }
  root.append(copy);
  for (const [index, { label, colour, dashed }] of legend.entries()) {
    const y = pad + head + box.height + 8 + index * line + 14;
    const from = isRtl ? start - 18 : start;
    const stroke = colour.replace(/^var\((.+)\)$/, (_, name: string) => page.getPropertyValue(name).trim());
    const dash = dashed ? "4 4" : "none";
    root.append(
      element("line", {
        x1: from,
        x2: from + 18,
        y1: y - 4,
        y2: y - 4,
        stroke,
        "stroke-width": 4,
        "stroke-dasharray": dash,
      }),
    );
    common(isRtl ? start - 26 : start + 26, y, { "font-size": 13 }, label);
  }
  return { text: new XMLSerializer().serializeToString(root), width, height };
}

/** Labels at the edges may stand out. */
function sizeOf({ width, height }: DOMRect) {
  return { width, height, overflow: "visible" };
}

function element(name: string, attributes: Record<string, string | number>): SVGElement {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

/** Writes the computed look of every element into its copy. */
function dress(seen: Element, copy: Element): void {
  const style = getComputedStyle(seen);
  for (const name of copied) copy.setAttribute(name, style.getPropertyValue(name));
  copy.removeAttribute("class");
  copy.removeAttribute("style");
  const copies = [...copy.children];
  for (const [index, child] of [...seen.children].entries()) {
    const twin = copies[index];
    if (twin) dress(child, twin);
  }
}
