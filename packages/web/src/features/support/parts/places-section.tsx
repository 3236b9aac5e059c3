import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import { useCall } from "#kit/call/use-call.ts";
import { useMessages } from "#kit/messages.ts";
import { Section } from "#ui/layout/section.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { placeRequestMessages } from "../messages.ts";

/** For support staff of the installation, once a business has requested a listing: where they decide about it. */
export function PlacesSection() {
  const t = useMessages(placeRequestMessages);
  const { data } = useCall(calls.places.requests, { page: { count: 1 } });
  if (!data?.total) return null;
  return (
    <Section title={t.section} explanation={t.sectionHint}>
      <TextLink link={<Link to="/support/places" />}>{t.to}</TextLink>
    </Section>
  );
}
