import { readFileSync } from "node:fs";
import { join } from "node:path";
import { codeFiles, type Gate } from "./program.ts";

interface Restriction {
  pattern: RegExp;
  /** Files that the restriction applies to, except … */
  files: RegExp;
  /** … these, which may use the pattern. */
  except: RegExp;
  reason: string;
}

/** Globals have no import that dependency-cruiser could see, so the gate searches the source text without its comments. */
const restrictions: Restriction[] = [
  {
    pattern: /\bprocess\.env\b/,
    files: /^packages\/[^/]+\/src\//,
    except: /^packages\/(server\/src\/(main|kit\/env)\.ts$|e2e\/)/,
    reason: "only server/src/main.ts and kit/env.ts read the environment",
  },
  {
    pattern: /(?<![.\w])fetch\(/,
    files: /^packages\/(contract|engine|server|web)\/src\//,
    except: /^packages\/(server\/src\/(kit|adapters)\/|web\/src\/kit\/call)/,
    reason: "fetch belongs to server/src/{kit,adapters} and web/src/kit/call",
  },
  {
    pattern: /\b(Date\.now\(|new Date\(\)|Math\.random\(|Temporal\.Now\b)/,
    files: /^packages\/engine\/src\//,
    except: /^$/,
    reason: "the engine has no clock and no randomness: callers pass them in",
  },
  {
    pattern: /\bTemporal\b/,
    files: /^packages\/web\/src\//,
    except: /^packages\/web\/src\/features\/register\/offline\//,
    reason: "some browsers of the app have no Temporal: only a till without a connection needs one that has",
  },
];

/** Entry points that package.json exports may be called `index.ts`. */
const packageEntry = /^packages\/(contract|engine)\/src\/((kit|shapes|money|access)\/)?index\.ts$/;

/** Environment, network, clock and randomness are used only where allowed, and every file name describes its content. */
export const conventions: Gate = {
  name: "conventions",
  async run(root) {
    return codeFiles(root).flatMap((path) => {
      const name = packageEntry.test(path)
        ? null
        : /\/(index|utils?|helpers?|common|manager|service|misc)\.[a-z]+$/.exec(path);
      const problems = name ? [`${path}: a file is named after what it holds, not ${name[1]}`] : [];
      if (!/\.(ts|tsx)$/.test(path) || /\.test\.tsx?$/.test(path)) return problems;
      const relevant = restrictions.filter(({ files, except }) => files.test(path) && !except.test(path));
      if (relevant.length === 0) return problems;
      const code = readFileSync(join(root, path), "utf8").replaceAll(/\/\*.*?\*\/|(?<!:)\/\/[^\n]*/gs, "");
      const broken = relevant.filter(({ pattern }) => pattern.test(code));
      return [...problems, ...broken.map(({ reason }) => `${path}: ${reason}`)];
    });
  },
};
