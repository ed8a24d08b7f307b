import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

// The short text: to send and read the long one takes longer than to look.
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What axe itself rates minor or moderate: it is not reported, so it need not be looked for. */
const lesser =
  'aria-allowed-role aria-deprecated-role empty-heading empty-table-header heading-order ' +
  'form-field-multiple-labels image-redundant-alt landmark-banner-is-top-level landmark-unique ' +
  'landmark-contentinfo-is-top-level landmark-main-is-top-level landmark-no-duplicate-banner ' +
  'landmark-no-duplicate-contentinfo landmark-no-duplicate-main landmark-one-main ' +
  'meta-viewport-large page-has-heading-one presentation-role-conflict region ' +
  'scope-attr-valid server-side-image-map skip-link table-duplicate-name'

interface Question {
  /** Asks about these parts of the page alone. */
  within?: string
  /** Asks about colours alone: all that a theme changes. */
  onlyColours?: boolean
}

/** What axe finds serious or critical on what is shown now. */
export async function seriousFindings(page: Page, question: Question = {}): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(source)
  const asked = { ...question, skipped: lesser.split(' ') }
  return page.evaluate(async ({ within, onlyColours, skipped }) => {
    const looker = Reflect.get(window, 'axe') as typeof axe
    const { violations } = await looker.run(within ? { include: [within] } : document, {
      // What passes is not written down in full.
      resultTypes: ['violations'],
      rules: Object.fromEntries(skipped.map((id) => [id, { enabled: false }])),
      ...(onlyColours && { runOnly: ['color-contrast', 'link-in-text-block'] }),
      iframes: false,
    })
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => {
        const places = nodes.map(({ target, html }) => `${target.join(' ')} ${html.slice(0, 160)}`)
        return `${id}: ${places.join(' | ')}`
      })
  }, asked)
}
