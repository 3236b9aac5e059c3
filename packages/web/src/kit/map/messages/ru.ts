import type { MapMessages } from "./en.ts";

const messages: MapMessages = {
  map: "Карта",
  zoomIn: "Приблизить карту",
  zoomOut: "Отдалить карту",
  hint: "Нажмите на карту, чтобы поставить метку.",
};

export default messages;
