import axe from "axe-core";
import { errors, type Page } from "playwright-core";

/** Rules that axe runs. */
interface Chosen {
  type: "tag";
  values: string[];
}

/** WCAG 2.2 AA including lower levels. */
export const required: Chosen = { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] };

/** The rule takes the initials on the account's picture for its label, although screen readers skip them. */
const experimental = { "label-content-name-mismatch": { enabled: false } };

/**
 * The violations of these rules on a page, one line per element; empty if there are none. axe runs in the page and only looks for
 * violations: a sixth of the time with its reports, for the same findings. Frames are ignored, because there are none. Elements
 * inside those that the selectors `outside` name are not judged.
 */
export async function violationsOn(page: Page, chosen = required, outside: readonly string[] = []): Promise<string[]> {
  await whenTablesAreLoaded(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return await page.evaluate(runAxe, { chosen, rules: experimental, exclude: outside.map((selector) => [selector]) });
}

/** A table that loads again is paler for a moment. One that a test keeps from loading is judged as it is. */
async function whenTablesAreLoaded(page: Page): Promise<void> {
  const busy = page.locator("table[aria-busy=true]").first();
  await busy.waitFor({ state: "detached", timeout: 2_000 }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
}

interface Judgement {
  chosen: Chosen;
  rules: typeof experimental;
  exclude: string[][];
}

/** Runs in the page, where `axe` has been injected. */
async function runAxe({ chosen, rules, exclude }: Judgement): Promise<string[]> {
  const { axe: judging } = window as unknown as { axe: typeof axe }; // A script's global, missing in the types.
  const { violations } = await judging.run(
    { include: [["html"]], exclude },
    {
      runOnly: chosen,
      rules,
      resultTypes: ["violations"],
      selectors: false,
      // Would load all style sheets once more for the two rules about video and about CSS that turns the page.
      preload: false,
    },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ""}`),
  );
}
