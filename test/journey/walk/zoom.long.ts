import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import type { Realm } from '#contract/access.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { cutTexts } from './cut-text.ts'
import { type DemoTown, demoEnvironment, demoTown } from './demo-town.ts'
import { openFor, overhang, settle } from './sight.ts'

/**
 * Everything twice as large, the whole page or its text alone: nothing is cut off, nothing scrolls
 * sideways (WCAG 1.4.4, 1.4.10). And for those who ask for no motion, nothing moves.
 */

const pages: readonly (readonly [path: string, realm?: Realm])[] = [
  ['/'],
  ['/properties'],
  ['/properties?search=2 bhk in Powai on rent, 40k tak'],
  ['/properties?search=castle on the moon'],
  ['/properties/:home'],
  ['/properties/:gone'],
  ['/properties/no-such-home'],
  ['/compare'],
  ['/compare?ids=:compared'],
  ['/brokers'],
  ['/brokers/:broker'],
  ['/cities'],
  ['/cities/pune'],
  ['/about'],
  ['/contact'],
  ['/how-results-are-ordered'],
  ['/pages/privacy-policy'],
  ['/set-password?token=none'],
  ['/conversation?token=none'],
  ['/unsubscribe?token=none'],
  ['/how-did-we-do?token=none'],
  ['/no-such-page'],
  ['/customer-portal'],
  ['/broker-portal'],
  ['/customer-portal', 'customer'],
  ['/customer-portal/saved-properties', 'customer'],
  ['/customer-portal/saved-searches', 'customer'],
  ['/customer-portal/saved-searches/new', 'customer'],
  ['/customer-portal/inquiries', 'customer'],
  ['/customer-portal/profile', 'customer'],
]

/** What moves for longer than a thousandth of a second. */
const movements = (page: Page) =>
  page.evaluate(() => {
    const longest = (list: string) => Math.max(...list.split(', ').map(Number.parseFloat))
    const moving = [...document.querySelectorAll('body, body *')].filter((element) =>
      [undefined, '::before', '::after'].some((part) => {
        const style = getComputedStyle(element, part)
        const passes = style.transitionProperty !== 'none' && longest(style.transitionDuration)
        const plays = style.animationName !== 'none' && longest(style.animationDuration)
        return Number(passes) > 0.001 || Number(plays) > 0.001
      }),
    )
    return [...new Set(moving.map((one) => `${one.tagName.toLowerCase()}.${one.className}`))]
  })

describe('at 200 %, and without motion', { concurrency: 2 }, () => {
  const stall = useStall(demoEnvironment)
  let town: DemoTown
  before(async () => {
    town = await demoTown(stall.db, stall.url)
  })

  for (const [path, realm] of pages) {
    test(`${realm ?? 'visitor'} at ${path}`, async () => {
      const viewer = { realm, ...(realm && { token: town.tokens[realm] }) }
      // A screen of 1280 by 960 has half as many pixels of the page left.
      const context = await openFor(stall.browser, stall.url, viewer, {
        viewport: { width: 640, height: 480 },
      })
      try {
        const page = await context.newPage()
        await page.goto(town.at(path))
        await settle(page)
        const wrong = await misfits(page, 'the page')
        wrong.push(...(await movements(page)).map((one) => `it moves: ${one}`))
        await page.setViewportSize({ width: 1280, height: 960 })
        // As somebody sets it who wants large text in every page.
        const browser = await context.newCDPSession(page)
        await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
        await page.waitForFunction(
          () => getComputedStyle(document.documentElement).fontSize === '32px',
        )
        wrong.push(...(await misfits(page, 'the text')))
        assert.deepEqual(wrong, [])
      } finally {
        await context.close()
      }
    })
  }
})

/** What is cut off or stands out once `what` is twice as large. */
async function misfits(page: Page, what: string): Promise<string[]> {
  const wrong = (await cutTexts(page)).map((text) => `${what}: ${text}`)
  const over = await overhang(page)
  if (over > 0) wrong.push(`${what}: scrolls sideways by ${over} px`)
  return wrong
}
