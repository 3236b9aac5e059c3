import { type ParseArgsConfig, parseArgs } from "node:util";
import { StartRefused } from "../packages/server/src/kit/database/start-refused.ts";
import { refuse } from "./refusal.ts";

/** What stands behind a command's name. An option that it does not know, or whose value is missing, ends it with one line. */
export function readOptions<const Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const isTheirs = error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS_");
    // Further sentences are about positional arguments, which none of ours begins with a dash.
    return refuse(isTheirs ? new StartRefused(`${error.message.split(". ")[0]}.`) : error);
  }
}
