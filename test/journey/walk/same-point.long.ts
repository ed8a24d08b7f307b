import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { type Face, meet } from '#test/journey/browser.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { makeBroker, makeProperty } from '#test/make.ts'

/** Seven flats of one tower, each with its pin on the same point. */

const titles = Array.from({ length: 7 }, (_, floor) => `Flat on floor ${floor + 1}`)
const around = '/properties?bounds=73.7764,18.5639,73.7774,18.5645'

describe('homes on one point of the map', { concurrency: 1 }, () => {
  const stall = useStall()
  before(async () => {
    const { id: brokerId } = await makeBroker(stall.db)
    for (const title of titles) await makeProperty(stall.db, { brokerId, title })
    const detail = JSON.stringify({ placePrecision: 'exact' })
    await stall.db
      .updateTable('property')
      .set({ latitude: 18.5642, longitude: 73.7769, detail })
      .execute()
  })

  async function open(page: Page, isPhone: boolean) {
    await page.goto(around)
    if (isPhone) await page.getByRole('button', { name: 'Map', exact: true }).click()
    await page.waitForFunction(() => document.querySelector('[data-found="7"]') !== null)
    const pin = page.getByRole('list', { name: 'Homes on the map' }).getByRole('button')
    await pin.waitFor()
    assert.equal(await pin.getAttribute('aria-label'), '7 homes')
    return pin
  }

  /** The titles that are met while leafing through all of them. */
  async function leaf(page: Page, next: () => Promise<void>): Promise<string[]> {
    const list = page.getByRole('article', { name: '7 homes at this location' })
    const met: string[] = []
    for (let at = 1; at <= titles.length; at++) {
      await list.getByText(`${at} of 7`).waitFor()
      const link = list.getByRole('link')
      await link.waitFor()
      met.push((await link.textContent()) ?? '')
      await next()
    }
    return met.toSorted()
  }

  for (const [how, width] of [
    ['mouse', 1440],
    ['finger', 390],
  ] as const) {
    test(`are counted, and each is reached with the ${how}`, async () => {
      const face: Face = { width, theme: 'light' }
      const { page, isAccessible, leave } = await meet(stall.browser, stall.url, face)
      const pin = await open(page, width === 390)
      const { x, y, width: wide, height } = (await pin.boundingBox()) ?? assert.fail('no pin')
      await page.mouse.click(x + wide / 2, y + height / 2)
      const next = page.getByRole('button', { name: 'Next home' })
      assert.deepEqual(await leaf(page, () => next.click()), titles)
      await isAccessible()
      await page.getByRole('button', { name: 'Close', exact: true }).click()
      await leave()
    })
  }

  test('are counted, and each is reached with the keyboard', async () => {
    const face: Face = { width: 1440, theme: 'light' }
    const { page, leave } = await meet(stall.browser, stall.url, face)
    const pin = await open(page, false)
    await page.getByRole('region', { name: 'Map of the properties found' }).focus()
    await page.keyboard.press('Tab')
    assert.ok(await pin.evaluate((button) => button === document.activeElement))
    await page.keyboard.press('Enter')
    const next = page.getByRole('button', { name: 'Next home' })
    await next.focus()
    const met = await leaf(page, () => page.keyboard.press('Enter'))
    assert.deepEqual(met, titles)
    await page.getByRole('button', { name: 'Close', exact: true }).press('Enter')
    assert.ok(await pin.evaluate((button) => button === document.activeElement))
    await leave()
  })
})
