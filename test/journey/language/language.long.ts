import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { locales, pathIn, sourceLocale } from '#domain/locale/locale.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { cutTexts } from '#test/journey/walk/cut-text.ts'
import { type DemoTown, demoEnvironment, demoTown } from '#test/journey/walk/demo-town.ts'
import { look, openFor, settle } from '#test/journey/walk/sight.ts'
import { foreignWords, readableTexts, writtenTexts } from './foreign-word.ts'
import { pagePaths, pagePatterns } from './page-address.ts'

/**
 * Every page of every route in every language: its texts are in its language, axe and both widths
 * take them as well as the English ones, and no word of theirs is cut off on a phone.
 */

for (const locale of locales.filter((one) => one !== sourceLocale)) {
  describe(`the pages in ${locale}`, { concurrency: 2 }, () => {
    const stall = useStall(demoEnvironment)
    let town: DemoTown
    let written: string[]
    before(async () => {
      town = await demoTown(stall.db, stall.url)
      written = await writtenTexts(stall.db)
    })

    const words = async (page: Page, path: string) =>
      (await readableTexts(page)).flatMap((text) => {
        const foreign = foreignWords(text, written, path)
        return foreign.length > 0 ? [`"${foreign.join(' ')}" in "${text}"`] : []
      })

    /** What is wrong with a page and with what its tabs show. */
    async function findings(page: Page, path: string, isFirst: boolean): Promise<string[]> {
      await page.goto(pathIn(locale, path), { waitUntil: 'networkidle' })
      await settle(page)
      const found = await words(page, path)
      // Pages of one route differ in what they say, not in how.
      if (isFirst) found.push(...(await look(page)), ...(await cutTexts(page)))
      for (const tab of await page.locator('main [role=tab]:visible').all()) {
        await tab.click()
        await settle(page)
        found.push(...(await words(page, path)))
      }
      return found.map((finding) => `${path}: ${finding}`)
    }

    for (const { pattern, realm } of pagePatterns) {
      test(`${realm ?? 'visitor'} at ${pattern}: no foreign words, nothing axe finds`, async () => {
        const viewer = { realm, ...(realm && { token: town.tokens[realm] }) }
        const context = await openFor(stall.browser, stall.url, viewer)
        try {
          const found: string[] = []
          for (const [index, path] of (await pagePaths(stall.db, pattern)).entries()) {
            const page = await context.newPage()
            found.push(...(await findings(page, path, index === 0)))
            await page.close()
          }
          assert.deepEqual(found, [])
        } finally {
          await context.close()
        }
      })
    }
  })
}
