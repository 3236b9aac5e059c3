import PDFDocument from "pdfkit";
import type { Document } from "../export/document.ts";
import { texts } from "./messages.ts";
import { Pen, paleInk, type TextStyle } from "./pen.ts";

const margin = 42.5;
const footLook: TextStyle = { size: 7.5, color: paleInk };
const rightOfPageNumber = "Pages";

/** The sheets of a document, filled from top to bottom: content is drawn at `y`, and a new sheet begins if there is no room. */
export class Sheets {
  readonly doc: PDFKit.PDFDocument;
  readonly pen: Pen;
  readonly left = margin;
  y = margin;
  count = 0;
  readonly #paper: Document;
  /** The total number of sheets, drawn last and shown on every sheet. */
  readonly #total: PDFKit.PDFKitReference;
  #head: () => void = () => {};

  constructor(document: Document) {
    this.#paper = document;
    this.doc = new PDFDocument({
      size: "A4",
      margin: 0,
      autoFirstPage: false,
      // The cache would keep every text until the end.
      fontLayoutCache: false,
      pdfVersion: "1.7",
      lang: document.language,
      displayTitle: true,
      info: {
        Title: document.title,
        Author: document.from,
        Creator: "Patron",
        Producer: "Patron",
        CreationDate: document.made,
      },
    });
    this.pen = new Pen(this.doc);
    this.#total = this.doc.ref({ Type: "XObject", Subtype: "Form", BBox: [-1, -4, 60, 10] });
  }

  get width(): number {
    return this.doc.page.width - 2 * margin;
  }
  get right(): number {
    return margin + this.width;
  }
  /** The remaining height of the sheet. */
  get room(): number {
    return this.doc.page.height - margin - 20 - this.y;
  }

  /** The minimum height of a further sheet below its header. */
  get whole(): number {
    return this.doc.page.height - 2 * margin - 70;
  }

  /** Every further sheet begins with this. */
  begin(layout: "portrait" | "landscape", head: () => void): void {
    this.#add(layout);
    this.#head = head;
  }

  next(): void {
    this.#add(this.doc.page.layout === "landscape" ? "landscape" : "portrait");
    this.#head();
  }

  rule(color: string, thickness: number): void {
    this.doc.lineWidth(thickness).strokeColor(color);
    this.doc.moveTo(this.left, this.y).lineTo(this.right, this.y).stroke();
  }

  end(): void {
    const { content, fonts } = this.pen.drawing(String(this.count), footLook);
    Object.assign(this.#total.data, { Resources: { Font: fonts } });
    this.#total.end(Buffer.from(content));
    this.doc.end();
  }

  #add(layout: "portrait" | "landscape"): void {
    this.doc.addPage({ size: "A4", margin: 0, layout });
    this.count += 1;
    this.y = margin;
    this.#foot();
  }

  /** The total is not known yet, so it comes last, as one drawing that all sheets share. */
  #foot(): void {
    const y = this.doc.page.height - margin + 8;
    const { language, foot } = this.#paper;
    const label = `${texts.page[language]} ${this.count} ${texts.of[language]}`;
    const x = this.left + this.pen.write(label, { x: this.left, y }, footLook) + footLook.size / 4;
    this.doc.page.xobjects[rightOfPageNumber] = this.#total;
    this.doc.addContent(`q 1 0 0 -1 ${x.toFixed(2)} ${y.toFixed(2)} cm /${rightOfPageNumber} Do Q`);
    this.pen.write(foot, { x: this.right, y, end: true }, footLook);
  }
}
