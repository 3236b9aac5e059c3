import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";

const drawAll = 50;
const spare = 6;

/** Which of many equally high rows are visible, with some spare ones. Up to fifty all render, so that the browser's own search finds them; in print every row does. */
export function useRowWindow(scroller: RefObject<HTMLElement | null>, count: number, height: number) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [first, setFirst] = useState({ from: 0, to: 30 });
  const isPrinted = useSyncExternalStore(watchPrinting, printing);
  const whole = count <= drawAll || isPrinted;
  useEffect(() => {
    if (whole) return;
    function look() {
      const rows = body.current?.getBoundingClientRect();
      const frame = scroller.current?.getBoundingClientRect();
      if (!rows || !frame) return;
      // The page may scroll the table as well as the table itself: what counts is where its rows meet the screen.
      const top = Math.max(frame.top, 0) - rows.top;
      const bottom = Math.min(frame.bottom, innerHeight) - rows.top;
      // In steps of the spare rows, so that most scroll events render nothing.
      const from = Math.max(0, Math.min(count - spare, Math.floor(top / height / spare - 1) * spare));
      const to = Math.min(count, Math.max(from + spare, Math.ceil(bottom / height / spare + 1) * spare));
      setFirst((known) => (known.from === from && known.to === to ? known : { from, to }));
    }
    look();
    const options = { capture: true, passive: true };
    document.addEventListener("scroll", look, options);
    addEventListener("resize", look);
    return () => {
      document.removeEventListener("scroll", look, options);
      removeEventListener("resize", look);
    };
  }, [whole, count, height, scroller]);
  return whole
    ? { body, from: 0, to: count }
    : { body, from: Math.min(first.from, count), to: Math.min(first.to, count) };
}

function printing(): boolean {
  return matchMedia("print").matches;
}
function watchPrinting(listener: () => void): () => void {
  const print = matchMedia("print");
  print.addEventListener("change", listener);
  return () => print.removeEventListener("change", listener);
}
