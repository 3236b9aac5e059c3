import axe from "axe-core";
import type { Page } from "playwright-core";

/** WCAG 2.2 AA including lower levels. */
export const requiredTags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** The rule takes the initials on the account's picture for its label, although screen readers skip them. */
const experimental = { "label-content-name-mismatch": { enabled: false } };

/**
 * The violations of rules with these tags on a page, one line per element; empty if there are none. axe runs in the page and only looks for
 * violations: a sixth of the time with its reports, for the same findings. Frames are ignored, because there are none.
 */
export async function violationsOn(page: Page, tags: readonly string[] = requiredTags): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return await page.evaluate(runAxe, { tags: [...tags], rules: experimental });
}

/** Runs in the page, where `axe` has been injected. */
async function runAxe({ tags, rules }: { tags: string[]; rules: typeof experimental }): Promise<string[]> {
  const { axe: judging } = window as unknown as { axe: typeof axe }; // A script's global, missing in the types.
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
