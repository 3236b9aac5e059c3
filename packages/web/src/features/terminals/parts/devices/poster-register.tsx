import type { poster } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/poster";
import { Link } from "@tanstack/react-router";
import { useWatch } from "react-hook-form";
import { usePathParams } from "#kit/address/address.ts";
import { useCall } from "#kit/call/use-call.ts";
import { SelectField } from "#kit/form/fields.tsx";
import { RecordFields } from "#kit/form/record-fields.tsx";
import { PartForm } from "#kit/form/record-form.tsx";
import { PasswordField } from "#kit/form/text-fields.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import type { RecordValues } from "#kit/form/use-record-form.ts";
import { useMessages } from "#kit/messages.ts";
import { optionsOf } from "#kit/options.ts";
import { useAccess } from "#kit/session/access.ts";
import { useShow } from "#kit/show.ts";
import { Callout } from "#ui/callout.tsx";
import { DefinitionList } from "#ui/layout/definition-list.tsx";
import { Section } from "#ui/layout/section.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { posterMessages } from "../../messages.ts";
import { missingIn, refusedIn } from "./missing-in.ts";
import { PosterApplications } from "./poster-applications.tsx";
import { PosterCheck } from "./poster-check.tsx";

type Settings = ReplyOf<typeof poster.settings>;

/** The register of Poster whose sales become sales of the till. */
export function PosterRegister() {
  const t = useMessages(posterMessages);
  const { settings, change } = calls.poster;
  const path = usePathParams<"terminalId">();
  const { data } = useCall(settings, { path });
  const isReachable = data?.access_token_set === true && data.account !== "";
  const spots = useCall(calls.poster.spots, { path }, { enabled: isReachable });
  return (
    <>
      <PartForm
        load={settings}
        call={change}
        rules={rules.change}
        texts={t}
        values={{ access_token: "" }}
        body={({ access_token, spot_id, register_id, ...same }) => ({
          ...same,
          ...(access_token && { access_token }),
          // Another account has other locations and registers, which are chosen after saving.
          ...(same.account === undefined && spot_id !== undefined && { spot_id }),
          ...(same.account === undefined && register_id !== undefined && { register_id }),
        })}
        fieldOf={{
          "poster.incomplete": missingIn,
          "poster.refused": refusedIn,
          "poster.spot_unknown": refusedIn,
        }}
        secret
      >
        {(form) => (
          <>
            <Section title={t.account} explanation={t.accountHint}>
              <RecordFields
                form={form}
                names={["account"]}
                suffixes={{ account: <bdi dir="ltr">.joinposter.com</bdi> }}
              />
              <PasswordField
                form={form}
                name="access_token"
                autoComplete="new-password"
                {...(data?.access_token_set && { hint: t.keptToken })}
              />
              {data?.customer_number && (
                <DefinitionList rows={[{ term: t.fields.customer_number, value: <bdi>{data.customer_number}</bdi> }]} />
              )}
              <PosterApplications />
            </Section>
            <Section title={t.place} explanation={t.placeHint}>
              {isReachable && data ? (
                <Place form={form} settings={data} items={spots.data?.items} />
              ) : (
                <p className="text-body text-muted">{t.connectFirst}</p>
              )}
            </Section>
          </>
        )}
      </PartForm>
      {data && isReachable && <Reading settings={data} />}
      {isReachable && <PosterCheck found={spots} />}
    </>
  );
}

type Spots = ReplyOf<typeof poster.spots>;
const registersOf = (items: Spots["items"] | undefined, spotId: unknown) =>
  items?.find(({ id }) => id === spotId)?.registers;

interface PlaceProps {
  form: CallForm<RecordValues<typeof poster.change>>;
  settings: Settings;
  items: Spots["items"] | undefined;
}
/** What Poster has, or what is stored while that cannot be asked. */
function Place({ form, settings, items }: PlaceProps) {
  const t = useMessages(posterMessages);
  const { spot_id, spot_title, register_id, register_title } = settings;
  const stored = (id: string | null, title: string | null) => (id === null ? [] : [{ id, title: title ?? id }]);
  const spots = items?.length ? items : stored(spot_id, spot_title);
  const chosen: unknown = useWatch({ control: form.control.control, name: "spot_id" });
  const registers = registersOf(items, chosen) ?? (chosen === spot_id ? stored(register_id, register_title) : []);
  return (
    <>
      <SelectField form={form} name="spot_id" options={optionsOf(spots)} />
      <SelectField form={form} name="register_id" options={optionsOf(registers)} none={t.allRegisters} />
      <RecordFields form={form} names={["active"]} />
    </>
  );
}

function Reading({ settings: { active, problem, error_text, read_dt } }: { settings: Settings }) {
  const t = useMessages(posterMessages);
  const show = useShow();
  const may = useAccess();
  if (!active) return null;
  return (
    <Section title={t.reading} explanation={t.readingHint}>
      <div role="status" className="flex flex-col gap-3">
        {problem !== null && (
          <Callout tone="danger" title={t.notRead}>
            {t.values.connection[problem]} {error_text && <bdi>{error_text}</bdi>}
          </Callout>
        )}
        <DefinitionList rows={[{ term: t.fields.read_dt, value: read_dt ? show.dateTime(read_dt) : t.notYet }]} />
      </div>
      {may([calls.poster.list]) && (
        <p className="text-body">
          <TextLink link={<Link to="/poster-sales" />}>{t.openSales}</TextLink>
        </p>
      )}
    </Section>
  );
}
