import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { meet, type Person } from '#test/journey/browser.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { makeBroker, makeLocation, makeProperty } from '#test/make.ts'
import { room } from '#test/photo.ts'

/**
 * From the first page to the pictures of a home without a mouse, and always with a sight of where
 * one is.
 */

const title = 'Lake flat'

describe('keyboard only', () => {
  const stall = useStall()
  let seeker: Person

  before(async () => {
    const { id: locationId } = await makeLocation(stall.db, { name: 'Pune' })
    const { id: brokerId, token } = await makeBroker(stall.db)
    const given = { brokerId, locationId }
    const { id } = await makeProperty(stall.db, { ...given, title, bedrooms: 3 })
    await makeProperty(stall.db, { ...given, title: 'Hill flat', bedrooms: 2 })
    for (const position of [0, 1]) {
      const form = new FormData()
      const photo = new Uint8Array(await room(position + 1))
      form.append('file', new Blob([photo], { type: 'image/jpeg' }), 'room.jpg')
      const answer = await fetch(`${stall.url}/api/broker/media`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: form,
      })
      assert.equal(answer.status, 201)
      const taken = stall.db.selectFrom('property_image').select('media_id')
      const media = stall.db.selectFrom('media').select('id').where('id', 'not in', taken)
      await stall.db
        .insertInto('property_image')
        .values({ property_id: id, position, media_id: media.limit(1), is_primary: position === 0 })
        .execute()
    }
    seeker = await meet(stall.browser, stall.url, { width: 1440, theme: 'light' })
  })
  after(() => seeker.leave())

  /** What has the focus, and whether one sees that it has. */
  const focused = (page: Page) =>
    page.evaluate(() => {
      const one = document.activeElement as HTMLElement
      // A box for the ears alone is shown by the label around it.
      const { width } = one.getBoundingClientRect()
      const seen = width <= 1 ? (one.closest('label') ?? one) : one
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(seen)
      const hasRing = outlineStyle !== 'none' && outlineWidth !== '0px'
      const { top, bottom, left, right } = seen.getBoundingClientRect()
      const isInSight =
        bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && bottom > top
      const name = one.getAttribute('aria-label') ?? one.textContent ?? ''
      const label = (one as HTMLInputElement).labels?.[0]?.textContent ?? ''
      return {
        name: (name || label || (one as HTMLInputElement).name || one.tagName).trim(),
        isSeen: (hasRing || boxShadow !== 'none') && isInSight,
      }
    })

  /**
   * Presses Tab, or what leads back, until the focus is on what is named, and never loses sight of
   * it on the way.
   */
  async function tabTo(page: Page, wanted: RegExp, most = 80, key = 'Tab'): Promise<void> {
    const met: string[] = []
    while (met.length < most) {
      await page.keyboard.press(key)
      const { name, isSeen } = await focused(page)
      met.push(name)
      assert.ok(isSeen, `Nobody sees that the focus is on "${name}" (after ${met.join(', ')})`)
      if (wanted.test(name)) return
    }
    assert.fail(`${wanted} was not met: ${met.join(', ')}`)
  }

  test('the skip link, the search and the filters work by keyboard', async () => {
    const { page } = seeker
    await page.goto('/', { waitUntil: 'networkidle' })
    // A search sent before hydration loads a document anew, and that one starts at its top.
    await page.waitForFunction(() => window.earlyPresses === undefined)
    await tabTo(page, /^Skip to/, 1)
    await page.keyboard.press('Enter')
    await tabTo(page, /^Search/, 4)
    await page.keyboard.type('flat in pune')
    await page.keyboard.press('Enter')
    await page.getByText('2 Properties Found').waitFor()
    // The keyboard has come to what was found; the filters stand before it.
    await page.waitForFunction(() => document.activeElement !== document.body)
    assert.deepEqual(await focused(page), { name: '2 Properties Found', isSeen: true })
    await tabTo(page, /^More filters/, 10, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await page.locator(':popover-open').waitFor()
    await tabTo(page, /^1(?:,|$)/, 30)
    await page.keyboard.press('Space')
    await page.waitForURL(/bedrooms=1$/)
    await tabTo(page, /^3/)
    await page.keyboard.press('Space')
    await page.waitForURL(/bedrooms=1%2C3/)
    await page.getByText('1 Properties Found').waitFor()
    await page.keyboard.press('Escape')
    await page.locator(':popover-open').waitFor({ state: 'hidden' })
    assert.match((await focused(page)).name, /^More filters/)
  })

  test('a listing and its gallery open by keyboard, and Back restores the focus', async () => {
    const { page } = seeker
    await tabTo(page, /^View Details/)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await tabTo(page, /^Photo 1 of 2/)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: `Photos: ${title}` })
    await dialog.getByText('1 of 2').waitFor()
    await page.keyboard.press('ArrowRight')
    await dialog.getByText('2 of 2').waitFor()
    await tabTo(page, /^(Close photos|Previous photo)/, 3)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    assert.equal((await focused(page)).name, 'Photo 1 of 2')
  })
})
