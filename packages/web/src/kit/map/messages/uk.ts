import type { MapMessages } from "./en.ts";

const messages: MapMessages = {
  map: "Карта",
  zoomIn: "Наблизити карту",
  zoomOut: "Віддалити карту",
  hint: "Натисніть на карту, щоб поставити позначку.",
};

export default messages;
