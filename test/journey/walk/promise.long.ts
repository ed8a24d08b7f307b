import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import type { Realm } from '#contract/access.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { type DemoTown, demoEnvironment, demoTown } from './demo-town.ts'
import { openFor, settle } from './sight.ts'

/** What a page must not lose: one's place in a list, its ink, and what it tells machines. */

const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true }

describe('a page of the site', { concurrency: 2 }, () => {
  const stall = useStall(demoEnvironment)
  let town: DemoTown
  before(async () => {
    town = await demoTown(stall.db, stall.url)
  })

  async function visit(
    work: (page: Page) => Promise<void>,
    screen: BrowserContextOptions = phone,
    realm?: Realm,
  ): Promise<void> {
    const token = realm && town.tokens[realm]
    const context = await openFor(
      stall.browser,
      stall.url,
      { realm, ...(token && { token }) },
      screen,
    )
    try {
      await work(await context.newPage())
    } finally {
      await context.close()
    }
  }

  test('keeps the cards of Load More, and where one was, across Back and a reload', () =>
    visit(async (page) => {
      const cards = page.getByRole('link', { name: 'View Details' })
      await page.goto('/properties')
      await settle(page)
      assert.equal(await cards.count(), 12)
      await page.getByRole('link', { name: 'Load More' }).click()
      await cards.nth(23).waitFor()
      const before = await cards.evaluateAll((all) => all.map((one) => one.getAttribute('href')))
      await cards.nth(19).click()
      await page.waitForURL(`**${before[19]}`)
      await page.goBack()
      const again = page.locator(`a[href="${before[19]}"]`, { hasText: 'View Details' })
      const isInSight = () =>
        again.evaluate((one) => {
          const { top, bottom } = one.getBoundingClientRect()
          return top >= 0 && bottom <= window.innerHeight
        })
      for (const way of ['Back', 'a reload']) {
        await cards.nth(23).waitFor()
        const now = await cards.evaluateAll((all) => all.map((one) => one.getAttribute('href')))
        assert.deepEqual(now, before, way)
        assert.ok(await isInSight(), `after ${way} the home that was opened is out of sight`)
        await page.reload()
        await settle(page)
      }
    }))

  test('shows all its pictures to a finger', () =>
    visit(async (page) => {
      await page.goto(town.at('/properties/:home'))
      await settle(page)
      await page.getByRole('link', { name: /^Show all/ }).click()
      const pictures = page.getByRole('dialog', { name: /^Photos/ })
      await pictures.getByText('1 of 5').waitFor()
      const finger = await page.context().newCDPSession(page)
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        finger.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: x === undefined ? [] : [{ x, y: 400 }],
        })
      await touch('touchStart', 350)
      for (let x = 340; x >= 40; x -= 20) await touch('touchMove', x)
      await touch('touchEnd')
      await pictures.getByText('2 of 5').waitFor()
    }))

  test('is printed without what only a screen can use', () =>
    visit(async (page) => {
      await page.goto(town.at('/properties/:home'))
      await settle(page)
      await page.emulateMedia({ media: 'print' })
      const isShown = (text: string) => page.getByText(text, { exact: true }).first().isVisible()
      for (const text of ['Property details', 'Description', 'Amenities', 'Contact Broker']) {
        assert.ok(await isShown(text), `${text} is missing on paper`)
      }
      for (const text of ['Get Started', 'Send enquiry', 'Similar properties', 'Compare']) {
        assert.ok(!(await isShown(text)), `${text} is on paper`)
      }
    }, {}))

  test('brings the map only to whoever asks for it', () =>
    visit(async (page) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.goto('/properties', { waitUntil: 'networkidle' })
      await settle(page)
      const maps = () => asked.filter((url) => /maplibre|map-view/.test(url))
      assert.deepEqual(maps(), [])
      await page.getByRole('button', { name: 'Map', exact: true }).click()
      await page.locator('.maplibregl-canvas').waitFor()
      assert.ok(maps().length > 0)
      assert.deepEqual(
        asked.filter((url) => !url.startsWith(stall.url) && !/^(data|blob):/.test(url)),
        [],
      )
    }))

  test('tells machines what it is about', async () => {
    const typesOf = async (path: string) => {
      const text = await (await fetch(stall.url + town.at(path))).text()
      const data = [
        ...text.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g),
      ]
      const types = data.flatMap(([, json = '']) =>
        [...JSON.stringify(JSON.parse(json)).matchAll(/"@type":"(\w+)"/g)].map(([, type]) => type),
      )
      return { types, text }
    }
    const home = await typesOf('/properties/:home')
    for (const type of ['RealEstateListing', 'Offer', 'BreadcrumbList']) {
      assert.ok(home.types.includes(type), type)
    }
    assert.match(home.text, /<meta property="og:image" content="http[^"]+"/)
    assert.ok((await typesOf('/contact')).types.includes('FAQPage'))
    for (const path of ['/brokers/:broker', '/cities/pune']) {
      assert.ok((await typesOf(path)).types.includes('BreadcrumbList'), path)
    }
  })

  test('takes a home away that is not for me, and leaves it away', () =>
    visit(
      async (page) => {
        await page.goto('/customer-portal')
        const sendAway = page.getByRole('button', { name: /^Not for me: / })
        const name = (await sendAway.first().getAttribute('aria-label')) ?? ''
        await sendAway.first().click()
        const same = page.getByRole('button', { name, exact: true })
        await same.waitFor({ state: 'detached' })
        await page.reload()
        await sendAway.first().waitFor()
        assert.equal(await same.count(), 0)
      },
      {},
      'customer',
    ))
})
