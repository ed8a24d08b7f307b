import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { locales, pathIn, sourceLocale } from '#domain/locale/locale.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { type DemoTown, demoEnvironment, demoTown } from '#test/journey/walk/demo-town.ts'
import { look, openFor, settle } from '#test/journey/walk/sight.ts'
import { foreignWords, readableTexts, writtenTexts } from './foreign-word.ts'
import { type PageAddress, pageAddresses } from './page-address.ts'

/**
 * Every page of every route in every language: its texts are in its language, and axe and both
 * widths take them as well as the English ones.
 */

const realms = [undefined, 'customer', 'broker', 'administrator'] as const

for (const locale of locales.filter((one) => one !== sourceLocale)) {
  describe(`the pages in ${locale}`, () => {
    const stall = useStall(demoEnvironment)
    let town: DemoTown
    let written: string[]
    let pages: PageAddress[]
    const looked = new Set<string>()
    before(async () => {
      town = await demoTown(stall.db, stall.url)
      written = await writtenTexts(stall.db)
      pages = await pageAddresses(stall.db)
    })

    async function findings({ path, realm, pattern }: PageAddress): Promise<string[]> {
      const viewer = { realm, ...(realm && { token: town.tokens[realm] }) }
      const context = await openFor(stall.browser, stall.url, viewer)
      try {
        const page = await context.newPage()
        await page.goto(pathIn(locale, path), { waitUntil: 'networkidle' })
        await settle(page)
        const found = await words(page, path)
        // Pages of one route differ in what they say, not in how.
        if (!looked.has(pattern)) found.push(...(await look(page)))
        looked.add(pattern)
        for (const tab of await page.locator('main [role=tab]:visible').all()) {
          await tab.click()
          await settle(page)
          found.push(...(await words(page, path)))
        }
        return found.map((finding) => `${path}: ${finding}`)
      } finally {
        await context.close()
      }
    }

    const words = async (page: Page, path: string) =>
      (await readableTexts(page)).flatMap((text) => {
        const foreign = foreignWords(text, written, path)
        return foreign.length > 0 ? [`"${foreign.join(' ')}" in "${text}"`] : []
      })

    for (const realm of realms) {
      test(`${realm ?? 'visitor'}: no foreign words, nothing axe finds`, async () => {
        const found: string[] = []
        for (const page of pages.filter((one) => one.realm === realm)) {
          found.push(...(await findings(page)))
        }
        assert.deepEqual(found, [])
      })
    }
  })
}
