import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type Face, faceName, meet, type Person } from '#test/journey/browser.ts'
import { hindi } from '#test/journey/language/journey-languages.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { walkedAt } from '#test/journey/walked-at.ts'
import { makeBroker, makeLocation, makeProperty } from '#test/make.ts'

/** A family looks for a home: on the map, beside others, and on its own page. */

const near = { title: 'Corner flat by the banyan', price: 9_000_000, bedrooms: 3, area: 1_400 }
const next = { title: 'Garden flat by the banyan', price: 8_200_000, bedrooms: 2, area: 1_100 }

describe('finding a home', () => {
  const stall = useStall()
  const ids: Record<string, string> = {}

  before(async () => {
    const { db } = stall
    const city = await makeLocation(db, { name: 'Pune' })
    const area = await makeLocation(db, { name: 'Baner', parentId: city.id })
    await db
      .updateTable('location')
      .set({ latitude: 18.559, longitude: 73.7868 })
      .where('id', '=', area.id)
      .execute()
    const { id: brokerId } = await makeBroker(db)
    for (const home of [near, next]) {
      const { id } = await makeProperty(db, {
        ...home,
        brokerId,
        locationId: area.id,
        locationText: 'Baner',
        amenities: home === near ? ['Lift', 'Gym'] : ['Lift'],
      })
      ids[home.title] = id
    }
    await db
      .updateTable('property')
      .set({ latitude: 18.561, longitude: 73.781, detail: '{"placePrecision":"exact"}' })
      .where('id', '=', ids[near.title] ?? '')
      .execute()
    await db
      .updateTable('property')
      .set({ price: 8_000_000 })
      .where('id', '=', ids[next.title] ?? '')
      .execute()
  })

  for (const face of walkedAt<Face>(
    { width: 390, theme: 'light' },
    { width: 1440, theme: 'dark' },
    { width: 390, theme: 'light', language: hindi },
  )) {
    const isPhone = face.width === 390
    const how = faceName(face)
    let visitor: Person
    before(async () => {
      visitor = await meet(stall.browser, stall.url, face)
    })
    after(() => visitor.leave())

    test(`search results are on the map and follow it when it moves (${how})`, async () => {
      const { page } = visitor
      // In an order of its own: a map has none.
      await page.goto('/properties?minPrice=8500000&sort=price-asc')
      if (isPhone) await page.getByRole('button', { name: 'Map', exact: true }).click()
      const map = page.getByRole('region', { name: 'Map of the properties found' })
      await map.waitFor()
      // One home, so the map went there: it stands in the middle.
      const card = page.getByRole('complementary', { name: 'Map' }).getByRole('article')
      await page.waitForFunction(
        () => document.querySelector('#property-map [data-found="1"]') !== null,
      )
      await page.getByText('No street map installed').waitFor()
      const box = await map.boundingBox()
      assert.ok(box)
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      await page.mouse.click(middle.x, middle.y)
      await card.getByRole('link', { name: near.title }).waitFor()
      await visitor.isAccessible()
      await visitor.fitsWidth()
      await page.getByRole('button', { name: 'Zoom out' }).click()
      await page.waitForURL(/bounds=/)
      if (isPhone) await page.getByRole('button', { name: /Show list/ }).click()
      await page.getByRole('link', { name: 'Remove filter Map area' }).click()
      await page.waitForURL((url) => !url.search.includes('bounds'))
    })

    if (isPhone)
      test(`the sheet of filters keeps its buttons in sight (${how})`, async () => {
        const { page } = visitor
        await page.goto('/properties')
        await page.getByRole('button', { name: /^Filters/ }).click()
        const sheet = page.locator('#filter-sheet')
        await sheet.getByRole('button', { name: /^Show \d+ propert/ }).waitFor()
        assert.equal(await sheet.evaluate((box) => box.scrollHeight - box.clientHeight), 0)
      })

    test(`a new text search is not limited to the map area (${how})`, async () => {
      const { page } = visitor
      await page.goto('/properties?search=flat&bounds=70,10,80,20')
      const box = page.getByRole('combobox', { name: 'Search' })
      await box.fill('house')
      await box.press('Enter')
      await page.waitForURL(/search=house/)
      assert.ok(!page.url().includes('bounds'), page.url())
    })

    test(`the map button covers nothing and never opens an empty map (${how})`, async () => {
      const { page } = visitor
      await page.goto('/properties')
      const way = page.getByRole('button', { name: 'Map', exact: true })
      const sort = page.getByRole('combobox', { name: 'Sort' })
      if (isPhone) {
        await way.waitFor()
        const { y, height } = (await sort.boundingBox()) ?? assert.fail('no box')
        // A phone that ends just below it.
        await page.setViewportSize({ width: face.width, height: Math.ceil(y + height + 8) })
        const covered = await sort.evaluate((control) => {
          const { top, left, width, height } = control.getBoundingClientRect()
          const at = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => left + width * share)
          return at.filter((x) => document.elementFromPoint(x, top + height / 2) !== control)
        })
        await page.setViewportSize({ width: face.width, height: 844 })
        assert.deepEqual(covered, [])
      }
      await page.goto('/properties?minPrice=900000000')
      await page.getByText('No property matches all these filters').waitFor()
      if (isPhone) assert.equal(await way.count(), 0)
      else await page.getByText('No homes to show on the map').waitFor()
      await visitor.isAccessible()
    })

    test(`two homes are compared side by side with differences marked (${how})`, async () => {
      const { page } = visitor
      await page.goto('/properties')
      for (const { title } of [near, next]) {
        await page.getByRole('button', { name: `Compare ${title}` }).click()
      }
      await visitor.isAccessible()
      await page.getByRole('link', { name: 'Compare', exact: true }).click()
      await page.getByRole('heading', { level: 1, name: 'Compare homes' }).waitFor()
      const row = (name: RegExp) => page.getByRole('row').filter({ hasText: name })
      await row(/^Bedrooms.*\(differs\).*3 BHK.*2 BHK$/).waitFor()
      await row(/^Gym.*\(differs\).*Yes/).waitFor()
      await row(/^Lift.*Yes.*Yes$/).waitFor()
      await page.getByLabel('Show only differences').check()
      await row(/^Lift.*Yes.*Yes$/).waitFor({ state: 'hidden' })
      await visitor.isAccessible()
      await visitor.fitsWidth()
      await page.getByRole('link', { name: `Remove ${near.title}` }).click()
      await page.getByRole('link', { name: near.title, exact: true }).waitFor({ state: 'detached' })
      await page.getByRole('link', { name: next.title, exact: true }).click()
      await page.getByRole('heading', { level: 1, name: next.title }).waitFor()
    })

    test(`the listing page shows price history, total cost and location (${how})`, async () => {
      const { page } = visitor
      await page.goto(`/properties/${ids[near.title]}`)
      await page.waitForFunction(
        (title) => localStorage.getItem('bb-viewed')?.includes(title),
        near.title,
      )
      await page.goto(`/properties/${ids[next.title]}`)
      await page.getByRole('row').filter({ hasText: '₹80,00,000−2.4 %' }).waitFor()
      const monthly = page.getByRole('region', { name: 'EMI calculator' })
      const first = await monthly.getByRole('status').textContent()
      await monthly.getByLabel('Tenure (years)').press('ArrowLeft')
      await page.waitForFunction(
        (before) =>
          document.querySelector('section p[role=status].font-display')?.textContent !== before,
        first,
      )
      const whole = page.getByRole('region', { name: 'Total cost of purchase' })
      await whole.getByRole('button', { name: 'Calculate total cost' }).click()
      await whole
        .getByRole('row')
        .filter({ hasText: /Stamp duty.*7 %₹5,60,000/ })
        .waitFor()
      await whole
        .getByRole('row')
        .filter({ hasText: /Total cost.*₹85,90,000/ })
        .waitFor()
      await page.waitForFunction(() => document.activeElement?.tagName === 'SELECT')
      await page.keyboard.press('ArrowDown')
      await whole
        .getByRole('row')
        .filter({ hasText: /Stamp duty.*6 %₹4,80,000/ })
        .waitFor()
      await whole.getByLabel('Brokerage (%)').fill('1')
      await whole
        .getByRole('row')
        .filter({ hasText: /Total cost.*₹86,04,400/ })
        .waitFor()
      // To the top: at the lower edge of the window the map below it would not be in sight.
      await page
        .getByRole('heading', { name: 'Location' })
        .evaluate((heading) => heading.scrollIntoView())
      await page.getByRole('region', { name: 'Map of the home’s location' }).waitFor()
      const viewed = page.getByRole('region', { name: 'Recently viewed' })
      await viewed.getByRole('link', { name: near.title }).waitFor()
      const similar = page.getByRole('region', { name: 'Similar properties' })
      await similar.scrollIntoViewIfNeeded()
      await similar.getByText('Also in Baner').waitFor()
      await visitor.isAccessible()
      await visitor.fitsWidth()
    })

    test(`dialogs are reached by keyboard and return the focus (${how})`, async () => {
      const { page } = visitor
      await page.goto('/properties')
      const openers = page.locator('button[popovertarget]:not([popovertarget*="map"]):visible')
      // The theme, and on phones the menu and the filters; on wide screens further filters.
      await page.waitForFunction(() => document.documentElement.dataset.theme !== undefined)
      const count = await openers.count()
      assert.ok(count >= 1, `${count} ways to open something`)
      for (let index = 0; index < count; index++) {
        const opener = openers.nth(index)
        await opener.focus()
        await page.keyboard.press('Enter')
        await page.locator(':popover-open').waitFor()
        await visitor.fitsWidth()
        await page.keyboard.press('Escape')
        await page.waitForFunction(() => document.querySelector(':popover-open') === null)
        assert.ok(await opener.evaluate((button) => button === document.activeElement))
      }
    })
  }

  test('a browser that cannot draw maps shows a message in their place', async () => {
    const context = await stall.browser.newContext({ baseURL: stall.url })
    await context.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
    const page = await context.newPage()
    const notice = page.getByText('Your browser cannot show maps')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/properties')
    await notice.waitFor()
    await page.getByRole('link', { name: next.title, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: next.title }).waitFor()
    await page
      .getByRole('heading', { name: 'Location' })
      .evaluate((heading) => heading.scrollIntoView())
    await notice.waitFor()
    await page.getByRole('heading', { level: 1, name: next.title }).waitFor()
    await context.close()
  })

  test('pages are equal in both time zones, fit 360 px and report a removed listing', async () => {
    const { id } = await makeProperty(stall.db, { title: 'Taken back' })
    await stall.db
      .updateTable('property')
      .set({ removed_at: new Date() })
      .where('id', '=', id)
      .execute()
    for (const timezoneId of ['Asia/Kolkata', 'America/Los_Angeles']) {
      const viewport = { width: 360, height: 740 }
      const context = await stall.browser.newContext({ baseURL: stall.url, timezoneId, viewport })
      const page = await context.newPage()
      const said: string[] = []
      page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
      page.on('pageerror', (error) => said.push(error.message))
      const home = `/properties/${ids[next.title]}`
      for (const path of ['/', '/properties', home, `/compare?ids=${Object.values(ids)}`]) {
        await page.goto(path, { waitUntil: 'load' })
        const [inner, outer] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.documentElement.clientWidth,
        ])
        assert.ok((inner ?? 0) <= (outer ?? 0), `${path} scrolls sideways at 360 px`)
      }
      assert.deepEqual(said, [], timezoneId)
      const gone = await page.goto(`/properties/${id}`)
      assert.equal(gone?.status(), 410)
      await page.getByRole('heading', { name: 'This property is no longer listed.' }).waitFor()
      await context.close()
    }
  })
})
