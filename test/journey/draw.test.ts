import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { temporaryFolder } from '#test/folder.ts'
import { type Face, faceName, meet, type Person } from '#test/journey/browser.ts'
import { hindi } from '#test/journey/language/journey-languages.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { walkedAt } from '#test/journey/walked-at.ts'
import { makeBroker, makeLocation, makeProperty } from '#test/make.ts'
import { writeTownArchive } from '#test/map/town-archive.ts'

/** Somebody draws on a map with streets where to look for a home. */

const folder = await temporaryFolder()
const tiles = join(folder.path, 'pune.pmtiles')
await writeFile(tiles, writeTownArchive())
after(() => folder.remove())

describe('drawing on the map', () => {
  const stall = useStall({ MAP_TILES: tiles })

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
    for (const [title, latitude, longitude, price] of [
      ['Flat in the west', 18.56, 73.76, 9_000_000],
      ['Flat in the east', 18.56, 73.81, 7_000_000],
    ] as const) {
      const { id } = await makeProperty(db, { brokerId, title, price, locationId: area.id })
      await db
        .updateTable('property')
        .set({ latitude, longitude, detail: '{"placePrecision":"exact"}' })
        .where('id', '=', id)
        .execute()
    }
  })

  for (const face of walkedAt<Face>(
    { width: 1440, theme: 'light' },
    { width: 390, theme: 'dark' },
    { width: 390, theme: 'light', language: hindi },
  )) {
    const isPhone = face.width === 390
    const how = faceName(face)
    let visitor: Person
    before(async () => {
      visitor = await meet(stall.browser, stall.url, face)
    })
    after(() => visitor.leave())

    const openMap = async (page: Page, homes: number) => {
      if (isPhone) await page.getByRole('button', { name: 'Map', exact: true }).click()
      await page.locator(`#property-map [data-found="${homes}"]`).waitFor()
    }
    const middleOf = async (page: Page, name: string) => {
      const box = await page.getByRole('button', { name }).boundingBox()
      assert.ok(box, name)
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }
    const found = (count: number) =>
      visitor.page.waitForFunction(
        (text) => document.querySelector('[data-home]')?.textContent?.includes(text),
        String(count),
      )

    test(`streets come from this site alone, with their source (${how})`, async () => {
      const { page } = visitor
      const asked: string[] = []
      page.on('response', (response) => asked.push(`${response.status()} ${response.url()}`))
      await page.goto('/properties')
      await openMap(page, 2)
      await page.getByText('© OpenStreetMap contributors').waitFor()
      const ofTiles = asked.filter((line) => line.includes('/map-tiles/'))
      assert.ok(
        ofTiles.length > 0 && ofTiles.every((line) => /^20[04] /.test(line)),
        ofTiles.join(),
      )
      const beyond = asked.filter(
        (line) => !/^\d+ (data|blob):/.test(line) && !line.includes(stall.url),
      )
      assert.deepEqual(beyond, [])
    })

    test(`a line drawn by hand finds what is in it, and back takes it away (${how})`, async () => {
      const { page } = visitor
      await page.goto('/properties')
      await openMap(page, 2)
      await page.getByRole('button', { name: 'Draw area' }).click()
      await page.getByText('Drag around an area on the map, or tap its corners.').waitFor()
      // The page moves the whole map into view.
      const { x, y } = await middleOf(page, 'Home at ₹90.0L')
      await visitor.isAccessible()
      await visitor.fitsWidth()
      await page.mouse.move(x + 30, y)
      await page.mouse.down()
      // A little more than once around, so that the ends overlap.
      for (let step = 1; step <= 26; step++) {
        const turn = (step / 24) * 2 * Math.PI
        await page.mouse.move(x + 30 * Math.cos(turn), y + 30 * Math.sin(turn))
      }
      await page.mouse.up()
      await page.waitForURL(/area=BF/)
      await found(1)
      assert.ok(page.url().length < 500, `${page.url().length} characters`)
      await page.getByRole('button', { name: 'Remove Area 1' }).waitFor()
      await visitor.isAccessible()
      await page.goBack()
      await page.waitForURL((url) => !url.search.includes('area'))
      await found(2)
      await page.goForward()
      await found(1)
      await page.reload()
      await found(1)
    })

    test(`corners one by one make an area, and its chip removes it (${how})`, async () => {
      const { page } = visitor
      await page.goto('/properties')
      await openMap(page, 2)
      await page.getByRole('button', { name: 'Draw area' }).click()
      const { x, y } = await middleOf(page, 'Home at ₹70.0L')
      const finish = page.getByRole('button', { name: 'Finish' })
      assert.ok(await finish.isDisabled())
      const corners = [
        [-30, -30],
        [30, -30],
        [30, 30],
        [45, 45],
      ] as const
      for (const [right, down] of corners) await page.mouse.click(x + right, y + down)
      await page.getByText('4 corners set').waitFor()
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.getByText('3 corners set').waitFor()
      await finish.click()
      await page.waitForURL(/area=BF/)
      await found(1)
      if (isPhone) await page.getByRole('button', { name: /Show list/ }).click()
      await page.getByRole('link', { name: 'Remove filter Drawn area' }).click()
      await page.waitForURL((url) => !url.search.includes('area'))
    })

    test(`a distance is asked for by keyboard alone (${how})`, async () => {
      const { page } = visitor
      await page.goto('/properties')
      await openMap(page, 2)
      const draw = page.getByRole('button', { name: 'Draw area' })
      await draw.focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Escape')
      assert.ok(await draw.evaluate((button) => button === document.activeElement))
      await page.keyboard.press('Enter')
      await page.getByLabel('Around').selectOption({ label: 'Baner' })
      const distance = page.getByLabel('Distance (km)')
      await distance.fill('90')
      await distance.press('Enter')
      await page.getByText('Please enter 0.1 to 50 km.').waitFor()
      await visitor.isAccessible()
      await distance.fill('2.6')
      await distance.press('Enter')
      await page.waitForURL(/near=18\.559%2C73\.7868%2C2\.6/)
      await found(1)
      await page.getByRole('button', { name: 'Remove Within 2.6 km' }).click()
      await page.waitForURL((url) => !url.search.includes('near'))
      assert.ok(await draw.evaluate((button) => button === document.activeElement))
      await found(2)
    })
  }
})
