import { calls } from "@patron/contract/routes";
import MapPin from "lucide-react/icons/map-pin";
import { useEffect, useRef, useState } from "react";
import { TextLink } from "#ui/text-link.tsx";
import { useCall } from "../call/use-call.ts";
import { useMessages } from "../messages.ts";
import { report } from "../report.ts";
import type { DrawnMap, Place } from "./draw-map.ts";
import { mapMessages } from "./messages.ts";

interface PinMapProps {
  /** Decimal degrees; a map without both has no pin. */
  latitude: string | null;
  longitude: string | null;
  /** Called with the place that was pressed, in degrees with six decimals; without it, the map only shows. */
  onPick?: (latitude: string, longitude: string) => void;
}

/** A map with a pin. Where the installation has no maps, it is the coordinates as a text that leads to a public map. */
export function PinMap(props: PinMapProps) {
  const params = useCall(calls.platform.params, {}).data;
  if (params?.map) return <Drawn {...props} {...params.map} key={params.map.tiles} />;
  const { latitude, longitude } = props;
  if (!params || !placeOf(latitude, longitude)) return null;
  return (
    <p className="text-body">
      <TextLink outside href={openStreetMap(`${latitude}`, `${longitude}`)}>
        <bdi>{`${latitude}, ${longitude}`}</bdi>
      </TextLink>
    </p>
  );
}

const openStreetMap = (latitude: string, longitude: string) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

function Drawn({
  latitude,
  longitude,
  onPick,
  tiles,
  attribution,
}: PinMapProps & { tiles: string; attribution: string }) {
  const t = useMessages(mapMessages);
  const frame = useRef<HTMLDivElement>(null);
  const pin = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<DrawnMap>();
  const place = placeOf(latitude, longitude);
  const latest = useRef({ place, onPick });
  useEffect(() => {
    latest.current = { place, onPick };
  });
  const isPicked = onPick !== undefined;
  useEffect(() => {
    let map: DrawnMap | undefined;
    let isGone = false;
    void import("./draw-map.ts").then(({ drawMap }) => {
      if (isGone || !frame.current || !pin.current) return;
      map = drawMap(frame.current, {
        ...{ tiles, zoom: { in: t.zoomIn, out: t.zoomOut }, pin: pin.current, place: latest.current.place },
        ...(isPicked && {
          onPick: (next: Place) => latest.current.onPick?.(next.latitude.toFixed(6), next.longitude.toFixed(6)),
        }),
      });
      setDrawn(map);
    }, report);
    return () => {
      isGone = true;
      map?.remove();
    };
  }, [tiles, isPicked, t]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is made anew from the two texts at every render.
  useEffect(() => drawn?.show(place), [drawn, latitude, longitude]);
  return (
    <figure className="flex flex-col gap-1.5">
      <div
        ref={frame}
        role="application"
        aria-label={t.map}
        dir="ltr"
        className="h-64 overflow-hidden rounded-card border border-default bg-subtle"
      />
      <div ref={pin} aria-hidden className="text-danger">
        <MapPin className="size-8 fill-surface" />
      </div>
      <figcaption className="flex flex-wrap justify-between gap-x-4 text-table text-muted">
        <p>{onPick && t.hint}</p>
        <bdi>{attribution}</bdi>
      </figcaption>
    </figure>
  );
}

function placeOf(latitude: string | null, longitude: string | null): Place | null {
  const place = { latitude: Number(latitude || Number.NaN), longitude: Number(longitude || Number.NaN) };
  const isThere = Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180;
  return isThere ? place : null;
}
