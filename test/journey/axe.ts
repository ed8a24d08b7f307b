import axe from 'axe-core'
import type { Page } from 'playwright-core'

interface Question {
  /** Asks about these parts of the page alone. */
  within?: string
  /** Asks about colours alone: all that a theme changes. */
  onlyColours?: boolean
}

/** What axe finds serious or critical on what is shown now. */
export async function seriousFindings(page: Page, question: Question = {}): Promise<string[]> {
  // Once a page: to send it takes longer than to look.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async ({ within, onlyColours }) => {
    const looker = Reflect.get(window, 'axe') as typeof axe
    const { violations } = await looker.run(within ? { include: [within] } : document, {
      // What passes is not written down in full.
      resultTypes: ['violations'],
      ...(onlyColours && { runOnly: ['color-contrast', 'link-in-text-block'] }),
      iframes: false,
    })
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => {
        const places = nodes.map(({ target, html }) => `${target.join(' ')} ${html.slice(0, 160)}`)
        return `${id}: ${places.join(' | ')}`
      })
  }, question)
}
