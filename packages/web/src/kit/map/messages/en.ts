const messages = {
  map: "Map",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  hint: "Press the map to place the pin.",
};

export type MapMessages = typeof messages;
export default messages;
