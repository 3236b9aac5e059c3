import { CATALOG_PUBLICATION_STATES } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import MapPin from "lucide-react/icons/map-pin";
import { useState } from "react";
import { basePath } from "#kit/call/client.ts";
import { useCall } from "#kit/call/use-call.ts";
import { useLanguage } from "#kit/language.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useMessages } from "#kit/messages.ts";
import { choices } from "#kit/options.ts";
import { ScreenHeader } from "#kit/screen/screen-header.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Select } from "#ui/fields/select.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { placeRequestMessages } from "../messages.ts";
import { PlaceCard } from "./place-card.tsx";

const perPage = 20;
const states = CATALOG_PUBLICATION_STATES.filter((state) => state !== "none");

/** Support of the installation decides which points of sale are in the public directory. */
export default function PlacesScreen() {
  const t = useMessages(placeRequestMessages);
  const language = useLanguage();
  const [state, setState] = useState<(typeof states)[number]>("requested");
  const [page, setPage] = useState(1);
  const found = useCall(calls.places.requests, { query: { state, language }, page: { page, count: perPage } });
  return (
    <>
      <ScreenHeader purpose={t.purpose} />
      <div className="flex max-w-[48rem] flex-col gap-4 pt-2">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Select
            fit
            aria-label={t.show}
            value={state}
            onChange={(next) => {
              setState(next);
              setPage(1);
            }}
            options={choices(states, t.values.state)}
          />
          <TextLink outside href={`${basePath}/public/places/html?lang=${language}`}>
            {t.directory}
          </TextLink>
        </div>
        <Loaded of={found}>
          {({ items, total = 0 }) => (
            <>
              {items.length === 0 ? (
                <EmptyState icon={MapPin} title={t.emptyTitle} hint={t.emptyHint} />
              ) : (
                <ul aria-label={t.list} className="flex flex-col gap-4">
                  {items.map((place) => (
                    <PlaceCard key={place.id} place={place} />
                  ))}
                </ul>
              )}
              <div className="flex gap-2">
                {page > 1 && <Button onClick={() => setPage(page - 1)}>{t.previous}</Button>}
                {page * perPage < total && <Button onClick={() => setPage(page + 1)}>{t.next}</Button>}
              </div>
            </>
          )}
        </Loaded>
      </div>
    </>
  );
}
