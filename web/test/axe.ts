import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
}

/** What axe finds wrong with the page as it is, in one line each. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const found = await page.evaluate(
    'axe.run(document, { resultTypes: ["violations"] }).then(result => result.violations)',
  );
  // The form in which axe documents its results.
  return (found as readonly Violation[]).flatMap(({ id, nodes }) =>
    nodes
      .slice(0, 3)
      .map(
        ({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary.split('\n')[1] ?? ''}`,
      ),
  );
}
