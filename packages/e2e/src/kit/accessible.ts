import axe from "axe-core";
import type { Page } from "playwright-core";

/** WCAG 2.2 AA with what stands below it. */
export const promised = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Takes the initials on the account's picture for its label, though nobody would read them out. */
const experimental = { "label-content-name-mismatch": { enabled: false } };

/**
 * What breaks the rules of these tags on a page as it stands, one line for each element; empty when nothing does. axe runs in the page itself
 * and looks for violations only: a sixth of the time that it takes with its reports, for the same findings. Frames are not entered; we have none.
 */
export async function violationsOn(page: Page, tags: readonly string[] = promised): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return await page.evaluate(runAxe, { tags: [...tags], rules: experimental });
}

/** Runs in the page, where `axe` was put before. */
async function runAxe({ tags, rules }: { tags: string[]; rules: typeof experimental }): Promise<string[]> {
  const { axe: judging } = window as unknown as { axe: typeof axe }; // A script's global, unknown to the types.
  const { violations } = await judging.run(document, {
    runOnly: { type: "tag", values: tags },
    rules,
    resultTypes: ["violations"],
    selectors: false,
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ""}`),
  );
}
