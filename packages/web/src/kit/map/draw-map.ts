import "ol/ol.css";
import "./map.css";
import { defaults as defaultControls } from "ol/control/defaults.js";
import { defaults as defaultInteractions } from "ol/interaction/defaults.js";
import TileLayer from "ol/layer/Tile.js";
import OlMap from "ol/Map.js";
import Overlay from "ol/Overlay.js";
import { fromLonLat, toLonLat } from "ol/proj.js";
import XYZ from "ol/source/XYZ.js";
import View from "ol/View.js";

export interface Place {
  latitude: number;
  longitude: number;
}
export interface DrawnMap {
  /** Moves the pin, and the map if the pin is out of sight; null removes it. */
  show(place: Place | null): void;
  remove(): void;
}
interface MapOptions {
  /** The address of a tile with `{z}`, `{x}` and `{y}`. */
  tiles: string;
  pin: HTMLElement;
  /** What the two buttons do, in the reader's language. */
  zoom: { in: string; out: string };
  place: Place | null;
  /** Called with the place that was pressed; without it, the map only shows. */
  onPick?: (place: Place) => void;
}

/** The closest that is shown at first, and the view of a map without a pin: Europe. */
const closeZoom = 15;
const [wideZoom, middle] = [4, { latitude: 49, longitude: 20 }];
const pointOf = ({ latitude, longitude }: Place) => fromLonLat([longitude, latitude]);

/** Draws a map with a pin into an element. */
export function drawMap(target: HTMLElement, { tiles, pin, zoom, place, onPick }: MapOptions): DrawnMap {
  const marker = new Overlay({ element: pin, positioning: "bottom-center", stopEvent: false });
  const view = new View({ center: pointOf(place ?? middle), zoom: place ? closeZoom : wideZoom, maxZoom: 19 });
  const source = new XYZ({ url: tiles, crossOrigin: null });
  const zoomOptions = { zoomInTipLabel: zoom.in, zoomOutTipLabel: zoom.out };
  const map = new OlMap({
    ...{ target, view, layers: [new TileLayer({ source })], overlays: [marker] },
    controls: defaultControls({ attribution: false, rotate: false, zoomOptions }),
    interactions: defaultInteractions({ altShiftDragRotate: false, pinchRotate: false }),
  });
  const show = (next: Place | null) => {
    marker.setPosition(next ? pointOf(next) : undefined);
    const size = map.getSize();
    if (!next || !size) return;
    const [west = 0, south = 0, east = 0, north = 0] = view.calculateExtent(size);
    const [x = 0, y = 0] = pointOf(next);
    if (x < west || x > east || y < south || y > north) view.animate({ center: [x, y], duration: 200 });
  };
  show(place);
  // Arrows, plus and minus move the map while it has the focus.
  target.tabIndex = 0;
  if (onPick)
    map.on("singleclick", ({ coordinate }) => {
      const [longitude = 0, latitude = 0] = toLonLat(coordinate);
      onPick({ latitude, longitude });
    });
  return { show, remove: () => map.setTarget(undefined) };
}
