import type { MapMessages } from "./en.ts";

const messages: MapMessages = {
  map: "Carte",
  zoomIn: "Zoom avant",
  zoomOut: "Zoom arrière",
  hint: "Appuyez sur la carte pour placer le repère.",
};

export default messages;
