import { type RefObject, useEffect, useState } from "react";

/** The sizes of the grid in pixels. */
export interface Measures {
  head: number;
  row: number;
  /** The first column, with the names. */
  names: number;
  column: number;
}

interface Window {
  rows: [number, number];
  columns: [number, number];
  /** Whole rows that fit. */
  page: number;
}

const spare = 4;

/** Which rows and columns of the grid are visible, with some spare ones. */
export function useWindow(
  scroller: RefObject<HTMLElement | null>,
  { head, row, names, column }: Measures,
  { rows, columns }: { rows: number; columns: number },
): Window {
  const [shown, setShown] = useState<Window>({ rows: [0, 30], columns: [0, 12], page: 10 });
  useEffect(() => {
    const frame = scroller.current;
    if (!frame) return;
    function look() {
      if (!frame) return;
      const [top, start] = [frame.scrollTop, Math.abs(frame.scrollLeft)]; // Right to left, it is negative.
      const [height, width] = [frame.clientHeight - head, frame.clientWidth - names];
      const next: Window = {
        rows: windowOf(top, height, row, rows),
        columns: windowOf(start, width, column, columns),
        page: Math.max(1, Math.floor(height / row) - 1),
      };
      setShown((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next));
    }
    look();
    frame.addEventListener("scroll", look, { passive: true });
    const resized = new ResizeObserver(look);
    resized.observe(frame);
    return () => {
      frame.removeEventListener("scroll", look);
      resized.disconnect();
    };
  }, [scroller, head, row, names, column, rows, columns]);
  return shown;
}

/** In steps of the spare ones, so that most scroll events render nothing. */
function windowOf(start: number, length: number, size: number, count: number): [number, number] {
  const from = Math.max(0, Math.floor(start / size / spare - 1) * spare);
  const to = Math.min(count, Math.ceil((start + length) / size / spare + 1) * spare);
  return [Math.min(from, count), Math.max(to, 0)];
}

/** Scrolls the grid so that a cell is whole, beside the names and below the head. */
export function scrollTo(frame: HTMLElement, at: { row: number; column: number }, measures: Measures): void {
  const { head, row, names, column } = measures;
  const [top, height] = [at.row * row, frame.clientHeight - head];
  if (top < frame.scrollTop) frame.scrollTop = top;
  else if (top + row > frame.scrollTop + height) frame.scrollTop = top + row - height;
  const sign = getComputedStyle(frame).direction === "rtl" ? -1 : 1;
  const [start, width, seen] = [at.column * column, frame.clientWidth - names, Math.abs(frame.scrollLeft)];
  if (start < seen) frame.scrollLeft = sign * start;
  else if (start + column > seen + width) frame.scrollLeft = sign * (start + column - width);
}
