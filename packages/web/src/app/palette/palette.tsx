import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useMessages } from "#kit/messages.ts";
import { type Command, CommandPalette } from "#ui/overlays/command-palette.tsx";
import { shellMessages } from "../shell-messages.ts";
import type { Choice } from "./choice.ts";
import { matchesWords } from "./matches-words.ts";
import { useActionCommands } from "./use-action-commands.ts";
import { useRecordCommands } from "./use-record-commands.ts";
import { useScreenCommands } from "./use-screen-commands.ts";

/** Searches everything: screens, actions, and records that the server finds. */
export default function Palette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useMessages(shellMessages);
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const { records, loading } = useRecordCommands(open ? text : "");
  const fits = (all: readonly Choice[]) => all.filter((one) => matchesWords(text, `${one.label} ${one.detail ?? ""}`));
  const screens = fits(useScreenCommands());
  const actions = fits(useActionCommands());
  const groups = [
    { label: t.found, items: records },
    { label: t.screensGroup, items: screens },
    { label: t.actionsGroup, items: actions },
  ].filter((group) => group.items.length > 0);
  function close() {
    setText("");
    onClose();
  }
  function choose({ id }: Command) {
    const chosen = [...records, ...screens, ...actions].find((one) => one.id === id);
    close();
    if (typeof chosen?.run === "string") void navigate({ to: chosen.run });
    else chosen?.run();
  }
  return (
    <CommandPalette
      open={open}
      onClose={close}
      label={t.search}
      text={text}
      onText={setText}
      groups={groups}
      onChoose={choose}
      loading={loading}
      empty={t.nothingFound}
    />
  );
}
