import type { Page } from 'playwright-core'

/** Opens every optional group of the listing form; answers how many there are. */
export async function unfoldGroups(page: Page): Promise<number> {
  const groups = page.locator('section[aria-labelledby=more-particulars] button[aria-controls]')
  const folded = groups.and(page.locator('[aria-expanded=false]'))
  while ((await folded.count()) > 0) await folded.first().click()
  return groups.count()
}

/** Of the rows of fields that are open those with a line that does not reach their right edge. */
export const unevenRows = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('form[aria-label="Property"] *')]
      .filter((row) => getComputedStyle(row).display === 'grid')
      .filter((row) => row.childElementCount > 1 && row.querySelector('label'))
      .filter((row) => {
        const lines = new Map<number, number>()
        for (const field of row.children) {
          const { top, right } = field.getBoundingClientRect()
          lines.set(Math.round(top), Math.max(right, lines.get(Math.round(top)) ?? 0))
        }
        const { right } = row.getBoundingClientRect()
        return [...lines.values()].some((end) => Math.abs(end - right) > 1)
      })
      .map((row) => row.textContent),
  )
