import type { Command } from "#ui/overlays/command-palette.tsx";

/** An entry of the palette with its effect: an address or an action. */
export interface Choice extends Command {
  run: string | (() => void);
}
