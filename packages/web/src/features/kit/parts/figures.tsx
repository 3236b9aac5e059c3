import Coins from "lucide-react/icons/coins";
import Pencil from "lucide-react/icons/pencil";
import UserPlus from "lucide-react/icons/user-plus";
import { Avatar } from "#ui/avatar.tsx";
import { Badge, Status } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { KeyFigure } from "#ui/figures/key-figure.tsx";
import { Kbd } from "#ui/kbd.tsx";
import { Card } from "#ui/layout/card.tsx";
import { DefinitionList } from "#ui/layout/definition-list.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { Loading, Skeleton, SkeletonDetails, SkeletonForm, SkeletonText } from "#ui/skeleton.tsx";
import { LoadingOverlay, Spinner } from "#ui/spinner.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { Timeline } from "#ui/timeline.tsx";
import type { Tone } from "#ui/tone.ts";
import { TraceTree } from "#ui/trace-tree.tsx";
import { Chapter, Specimen } from "../specimen.tsx";

const tones: Tone[] = ["neutral", "accent", "success", "info", "warning", "danger"];

// biome-ignore lint/a11y/useAnchorContent: the components add its content.
const here = <a href="#figures" />;

export function Figures() {
  return (
    <Chapter id="figures" title="Figures and marks">
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <KeyFigure
          label="Turnover"
          value="1 284 560"
          unit="₴"
          change={{ text: "+12,4 %", direction: "up", against: "vs. last week" }}
          history={[4, 6, 5, 8, 7, 9, 12]}
          link={here}
        />
        <KeyFigure
          label="Visits"
          value="8 412"
          change={{ text: "−3,1 %", direction: "down", against: "vs. last week" }}
          history={[9, 8, 9, 7, 8, 6, 7]}
          link={here}
        />
        <KeyFigure
          label="Returns"
          value="37"
          change={{ text: "−18,0 %", direction: "down", good: true, against: "vs. last week" }}
          history={[7, 8, 6, 6, 5, 4, 4]}
        />
        <KeyFigure label="Average receipt" value={undefined} />
      </div>
      <Specimen title="Status and badge">
        {tones.map((tone) => (
          <Status key={tone} tone={tone}>
            {tone[0]?.toUpperCase() + tone.slice(1)}
          </Status>
        ))}
        {tones.map((tone) => (
          <Badge key={tone} tone={tone} icon={tone === "accent" ? Coins : undefined}>
            {tone}
          </Badge>
        ))}
      </Specimen>
      <Specimen title="Avatars, keys, links, spinners">
        <Avatar name="Олена Ковальчук" size="lg" />
        <Avatar name="Marie Lefèvre" />
        <Avatar name="Bohdan" size="sm" />
        <Kbd>Ctrl</Kbd>
        <Kbd>K</Kbd>
        <TextLink href="#figures">A link in text</TextLink>
        <TextLink href="#figures" quiet>
          A quiet link
        </TextLink>
        <TextLink href="https://example.com" outside>
          Leads out
        </TextLink>
        <Spinner size="sm" />
        <Spinner />
        <Spinner size="lg" />
      </Specimen>
      <Specimen title="Callouts" layout="plain">
        <Callouts />
      </Specimen>
    </Chapter>
  );
}

function Callouts() {
  return (
    <div className="flex flex-col gap-3">
      <Callout title="Prices are set by the head office">Request there to change them for this station.</Callout>
      <Callout tone="success">All 12 terminals answered within the last hour.</Callout>
      <Callout
        tone="warning"
        title="Three cards end this month"
        action={
          <Button size="sm" variant="secondary">
            Look at them
          </Button>
        }
      >
        Their owners were notified on 14 November.
      </Callout>
      <Callout tone="danger" title="The fiscal register does not answer">
        Sales are stored and will be sent when it does.
      </Callout>
    </div>
  );
}

export function Details() {
  return (
    <Chapter id="details" title="Details">
      <div className="grid gap-6 lg:grid-cols-2">
        <Card
          title="Definition rows"
          description="The body of a details drawer"
          action={<Button icon={Pencil}>Edit</Button>}
        >
          <DefinitionList
            rows={[
              { term: "Phone", value: "+380 67 123 45 67" },
              { term: "Category", value: <Badge tone="accent">Gold</Badge> },
              { term: "Email", value: null },
              { term: "Last visit", value: "21.11.2026, 14:32" },
            ]}
          />
        </Card>
        <Card title="History">
          <History />
        </Card>
        <Card title="Why is it 2 284,40 ₴?">
          <Why />
        </Card>
        <Card title="Progress" foot={<Button>Cancel the import</Button>}>
          <div className="flex flex-col gap-5">
            <ProgressBar label="Importing customers" done={1240} total={5000} text="1 240 of 5 000" />
            <ProgressBar label="Counting" done={null} text="This can take a minute" />
          </div>
        </Card>
      </div>
      <Specimen title="Skeletons of text, of details, of a form; a card that is being saved" layout="plain">
        <div className="grid gap-6 lg:grid-cols-3">
          <Loading>
            <Skeleton className="mb-4 h-7 w-40" />
            <SkeletonText lines={4} />
          </Loading>
          <Loading>
            <SkeletonDetails rows={4} />
          </Loading>
          <div className="relative h-fit rounded-card">
            <Card title="Being saved">The words stay in sight under the veil.</Card>
            <LoadingOverlay active />
          </div>
        </div>
        <div className="mt-8">
          <Loading>
            <SkeletonForm fields={2} />
          </Loading>
        </div>
      </Specimen>
    </Chapter>
  );
}

function History() {
  return (
    <Timeline
      events={[
        {
          id: "3",
          icon: Coins,
          tone: "success",
          title: "120 bonuses added",
          detail: "Receipt R-104766, Station on Kyivska",
          time: "14:32",
          instant: "2026-11-21T14:32:10+02:00",
        },
        {
          id: "2",
          icon: Pencil,
          title: "Category changed from Silver to Gold",
          detail: "Bohdan Melnyk",
          time: "20 Nov",
        },
        { id: "1", icon: UserPlus, tone: "accent", title: "Registered", detail: "In the app", time: "3 Mar 2025" },
      ]}
    />
  );
}

function Why() {
  return (
    <TraceTree
      label="How the price came about"
      nodes={[
        {
          id: "goods",
          label: "40,00 l of A-95",
          value: "2 331,02 ₴",
          open: true,
          children: [
            {
              id: "list",
              label: "Price of the station",
              note: "Set on 18 November by the head office",
              value: "59,49 ₴",
            },
            {
              id: "night",
              label: "Night discount",
              note: "From 22:00 to 06:00",
              value: "−1,2144 ₴",
              tone: "success",
              children: [{ id: "share", label: "2 % of 60,72 ₴", value: "1,2144 ₴" }],
            },
          ],
        },
        { id: "bonus", label: "Paid with bonuses", value: "−46,62 ₴", tone: "success" },
        { id: "sum", label: "To pay", value: "2 284,40 ₴" },
      ]}
    />
  );
}
