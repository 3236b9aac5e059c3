import { type ParseArgsConfig, parseArgs } from "node:util";
import { StartRefused } from "../packages/server/src/kit/database/start-refused.ts";
import { refuse } from "./refusal.ts";

/** Parses the arguments of a command. An unknown option or a missing value exits with one line. */
export function readOptions<const Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const isParseError = error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS_");
    // Further sentences are about positional arguments, which never begin with a dash here.
    return refuse(isParseError ? new StartRefused(`${error.message.split(". ")[0]}.`) : error);
  }
}
