import type { MapMessages } from "./en.ts";

const messages: MapMessages = {
  map: "Karte",
  zoomIn: "Karte vergrößern",
  zoomOut: "Karte verkleinern",
  hint: "Drücken Sie auf die Karte, um die Markierung zu setzen.",
};

export default messages;
