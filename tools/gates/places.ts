import { readFileSync } from "node:fs";
import { join } from "node:path";
import { codeFiles, type Gate } from "./program.ts";

interface Place {
  /** What may be written in some places only. */
  word: RegExp;
  /** The files it is about. */
  within: RegExp;
  /** Those of them that may. */
  except: RegExp;
  why: string;
}

/** Globals have no import that dependency-cruiser could see, so they are looked for in the text (comments are no use of them). */
const places: Place[] = [
  {
    word: /\bprocess\.env\b/,
    within: /^packages\/[^/]+\/src\//,
    except: /^packages\/(server\/src\/(main|kit\/env)\.ts$|e2e\/)/,
    why: "only server/src/main.ts and kit/env.ts read the environment",
  },
  {
    word: /(?<![.\w])fetch\(/,
    within: /^packages\/(contract|engine|server|web)\/src\//,
    except: /^packages\/(server\/src\/(kit|adapters)\/|web\/src\/kit\/call)/,
    why: "fetch belongs to server/src/{kit,adapters} and web/src/kit/call",
  },
  {
    word: /\b(Date\.now\(|new Date\(\)|Math\.random\(|Temporal\.Now\b)/,
    within: /^packages\/engine\/src\//,
    except: /^$/,
    why: "the engine has no clock and no chance: they are handed in",
  },
];

/** What package.json exports may be called by the ecosystem's word for it. */
const packageEntry = /^packages\/(contract|engine)\/src\/((kit|shapes|money|access)\/)?index\.ts$/;

/** Environment, network, clock and chance are used where the house says, and files are named so that they have a home. */
export const placesOfWords: Gate = {
  name: "places",
  async run(root) {
    return codeFiles(root).flatMap((path) => {
      const name = packageEntry.test(path)
        ? null
        : /\/(index|utils?|helpers?|common|manager|service|misc)\.[a-z]+$/.exec(path);
      const problems = name ? [`${path}: a file is named after what it holds, not ${name[1]}`] : [];
      if (!/\.(ts|tsx)$/.test(path) || /\.test\.tsx?$/.test(path)) return problems;
      const rules = places.filter((place) => place.within.test(path) && !place.except.test(path));
      if (rules.length === 0) return problems;
      const code = readFileSync(join(root, path), "utf8").replaceAll(/\/\*.*?\*\/|(?<!:)\/\/[^\n]*/gs, "");
      return [...problems, ...rules.filter(({ word }) => word.test(code)).map(({ why }) => `${path}: ${why}`)];
    });
  },
};
