import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { meet, type Person } from '#test/journey/browser.ts'
import { unevenRows, unfoldGroups } from '#test/journey/form-row.ts'
import { journeyLanguages } from '#test/journey/language/journey-languages.ts'
import {
  photoFile as file,
  fillBasics,
  photosDone,
  listedTitle as title,
} from '#test/journey/listing-form.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { makeBroker, makeLocation } from '#test/make.ts'

/**
 * A broker's listing on the phone: typed, kept, mended, sent, begun again.
 */

for (const language of journeyLanguages) {
  describe(`a broker’s listing form in ${language}`, () => {
    const stall = useStall()
    let broker: Person
    let token: string

    before(async () => {
      const { db } = stall
      const city = await makeLocation(db, { name: 'Bangalore' })
      await makeLocation(db, { name: 'Whitefield', parentId: city.id, pincode: '560066' })
      const owner = await makeBroker(db, { email: 'ravi@example.in' })
      token = owner.token
      broker = await meet(stall.browser, stall.url, { width: 390, theme: 'light', language })
      await broker.context.addInitScript((token) => {
        // Once: a sign-out later must stay one.
        if (window.top !== window || sessionStorage.getItem('came')) return
        sessionStorage.setItem('came', 'yes')
        localStorage.setItem('bb_broker_token', token)
      }, owner.token)
    })
    after(() => broker.leave())

    test('a draft survives a reload, with its photos in order', async () => {
      const { page } = broker
      await page.goto('/broker-portal/add')
      await fillBasics(page)
      await page.getByRole('button', { name: 'Whitefield' }).click()
      const images = page.getByLabel('Images')
      await images.setInputFiles([
        await file('one.jpg'),
        { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
        await file('two.jpg'),
      ])
      await page.getByText('notes.txt is not a PNG, JPEG, GIF or WebP photo.').waitFor()
      await page.getByRole('button', { name: 'Remove photo 2' }).click()
      await photosDone(page, 2)
      const first = page.locator('[data-place="0"] img')
      const before = await first.getAttribute('src')
      await page.getByRole('button', { name: /^Photo 1 of/ }).press('ArrowRight')
      assert.notEqual(await first.getAttribute('src'), before)
      const handle = await page.getByRole('button', { name: /^Photo 2 of/ }).boundingBox()
      const target = await page.locator('[data-place="0"]').boundingBox()
      assert.ok(handle && target)
      await page.mouse.move(handle.x + 20, handle.y + 20)
      await page.mouse.down()
      await page.mouse.move(target.x + 60, target.y + 60, { steps: 5 })
      await page.mouse.up()
      assert.equal(await first.getAttribute('src'), before)
      await broker.isAccessible()
      await broker.fitsWidth()
      await page.reload()
      await page.getByText('Draft saved on this device.').waitFor()
      assert.equal(await page.getByLabel('Title').inputValue(), title)
      assert.equal(await page.getByLabel('Price').inputValue(), '9500000')
      await photosDone(page, 2)
      assert.equal(await first.getAttribute('src'), before)
    })

    test('the fields of the form are aligned on phone and desktop', async () => {
      for (const width of [390, 1440] as const) {
        const typist = await meet(stall.browser, stall.url, { width, theme: 'light', language })
        await typist.context.addInitScript((token) => {
          if (window.top === window) localStorage.setItem('bb_broker_token', token)
        }, token)
        const { page } = typist
        await page.goto('/broker-portal/add')
        for (const [kind, deal, count] of [
          ['apartment', 'rent', 8],
          ['plot', 'sell', 5],
        ] as const) {
          await page.getByLabel('Property type').selectOption(kind)
          await page.getByLabel('Listing type').selectOption(deal)
          assert.equal(await unfoldGroups(page), count)
          assert.deepEqual(await unevenRows(page), [], `${kind} at ${width}`)
        }
        await typist.fitsWidth()
        await typist.leave()
      }
    })

    test('the form names missing and invalid fields and opens their section', async () => {
      const { page } = broker
      const group = page.getByRole('button', { name: 'Areas' })
      await group.click()
      await page.getByLabel('Carpet area (RERA)').fill('1200')
      await page.getByLabel('Super built-up area').fill('1100')
      await group.click()
      const place = page.getByRole('combobox', { name: 'Location' }).first()
      assert.match((await place.inputValue()) ?? '', /^[\da-f-]{36}$/)
      await page.getByRole('button', { name: 'Submit for Review' }).click()
      const carpet = page.getByLabel('Carpet area (RERA)')
      await page
        .getByText('The carpet area cannot be larger than the super built-up area.')
        .waitFor()
      await page.waitForFunction(
        () => document.activeElement?.getAttribute('name') === 'detail.areaCarpetSqft',
      )
      await page.getByRole('heading', { name: 'Add these to improve your listing' }).waitFor()
      await broker.isAccessible()
      await broker.fitsWidth()
      await carpet.fill('900')
      await page.getByText('Loading 22%').waitFor()
      await page.getByRole('button', { name: 'Submit for Review' }).click()
      await page.getByText('Property submitted for review!').waitFor()
      const card = page.getByRole('article').filter({ hasText: title })
      await card.getByText('Pending').waitFor()
      await card.getByText(/^Quality \d+%$/).waitFor()
      await page.goto('/broker-portal/add')
      assert.equal(await page.getByLabel('Title').inputValue(), '')
    })

    test('a listing can be copied without its photos, even while places fail to load', async () => {
      const { page } = broker
      await page.route('**/api/broker/locations?type=area', (route) =>
        route.fulfill({ status: 404, json: { message: 'Not now.', code: 'not_found' } }),
      )
      await page.goto('/broker-portal/properties')
      await page.getByRole('button', { name: `More actions for ${title}` }).click()
      await page.getByRole('menuitem', { name: 'Duplicate' }).click()
      await page.getByText('Could not load the locations. Retry').waitFor()
      assert.equal(await page.getByLabel('Title').inputValue(), title)
      assert.equal(await page.locator('[data-place]').count(), 0)
      await page.getByPlaceholder('Locality, City').fill('Hoodi, Bangalore')
      await page.getByRole('button', { name: 'Submit for Review' }).click()
      await page.getByText('Property submitted for review!').waitFor()
      await page.getByText('Hoodi, Bangalore').waitFor()
      await page.unroute('**/api/broker/locations?type=area')
    })

    test('a pasted message becomes drafts, which open one after the other', async () => {
      const { page } = broker
      await page.goto('/broker-portal/properties')
      await page.getByRole('link', { name: 'Paste a message' }).click()
      const message = page.getByLabel('Message', { exact: true })
      await message.fill(
        '1) 2bhk flat Whitefield 1050 carpet 5th floor quote 85, call Mahesh 98220 00123\n' +
          '2) 3bhk Whitefield 1450 carpet 1.2 cr\nNeed 1bhk Whitefield rent upto 20k',
      )
      await page.getByRole('button', { name: 'Read message' }).click()
      await page.getByText('Price: what does "quote 85" mean?').waitFor()
      await broker.isAccessible()
      await broker.fitsWidth()
      await page.getByRole('button', { name: '₹85,00,000' }).click()
      await page.getByText('Price: what does "quote 85" mean?').waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: 'Save 2 drafts and open the first' }).click()
      await page.waitForURL(/\/broker-portal\/add\?draft=/)
      await page.getByRole('button', { name: 'Submit for Review' }).waitFor()
      await page.getByRole('link', { name: '1 more draft on this device' }).waitFor()
      assert.match(
        await page.getByLabel('Title').inputValue(),
        /^2 BHK apartment for sale in White/,
      )
      assert.equal(await page.getByLabel('Price').inputValue(), '8500000')
      // Nothing is filled in that the message does not say.
      assert.equal(await page.getByLabel('Furnished').inputValue(), '')
      assert.doesNotMatch(await page.getByLabel('Description').inputValue(), /Mahesh|98220/)
      await page.getByLabel('Furnished').selectOption('unfurnished')
      await page.getByLabel('Pincode').fill('560066')
      await page.getByRole('button', { name: 'Submit for Review' }).click()
      await page.getByText('Property submitted for review!').waitFor()
      await page.waitForFunction(() => {
        const field = document.querySelector<HTMLInputElement>('input[name=price]')
        return field?.value === '12000000'
      })
    })

    test('a draft is deleted at sign-out', async () => {
      const { page } = broker
      await page.goto('/broker-portal/add')
      await page.getByLabel('Title').fill('Begun')
      await page.getByText('Draft saved on this device.').waitFor()
      await page.getByRole('button', { name: 'Logout' }).click()
      await page.getByRole('button', { name: 'Sign In' }).waitFor()
      const kept = await page.evaluate(() =>
        Object.keys(localStorage).filter((name) => name.startsWith('bb-draft')),
      )
      assert.deepEqual(kept, [])
    })
  })
}
