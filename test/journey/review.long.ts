import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type Face, faceName, meet, type Person } from '#test/journey/browser.ts'
import { hindi } from '#test/journey/language/journey-languages.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { walkedAt } from '#test/journey/walked-at.ts'
import { makeAdministrator, makeBroker, makeProperty, testPassword } from '#test/make.ts'

/** A reviewer goes through the queue: approves, takes it back, rejects, and is brought the next. */

const hostile = '"><img src=x onerror=alert(1)> Flat 2'

for (const face of walkedAt<Face>(
  { width: 390, theme: 'dark' },
  { width: 1440, theme: 'light' },
  { width: 390, theme: 'light', language: hindi },
)) {
  describe(`the review desk at ${faceName(face)}`, () => {
    const stall = useStall()
    let person: Person

    before(async () => {
      await makeAdministrator(stall.db, { username: 'reviewer', role: 'moderator' })
      await makeAdministrator(stall.db, { username: 'operator', role: 'admin' })
      const { id: brokerId } = await makeBroker(stall.db, { companyName: 'Kaveri Homes' })
      for (const [index, title] of ['Flat 1', hostile, 'Flat 3'].entries()) {
        const { id } = await makeProperty(stall.db, { brokerId, title, status: 'pending' })
        const submitted = new Date(Date.now() - (60 - index * 25) * 3_600_000)
        await stall.db
          .updateTable('property')
          .set({ submitted_at: submitted })
          .where('id', '=', id)
          .execute()
      }
      person = await meet(stall.browser, stall.url, face)
    })
    after(() => person.leave())

    const statusOf = async (title: string) =>
      stall.db
        .selectFrom('property')
        .where('title', '=', title)
        .select(['status', 'rejection_reason'])
        .executeTakeFirstOrThrow()

    const shows = (title: string) =>
      person.page
        .getByRole('region', { name: 'Review' })
        .getByRole('heading', { level: 2, name: title })
        .waitFor()

    /** Presses a key in the moment a listing comes up: it means the one that is seen. */
    const pressAsSoonAs = (title: string, key: string) =>
      person.page.evaluate(
        ([heading, letter]) => {
          const seen = new MutationObserver(() => {
            if (document.querySelector('h2')?.textContent !== heading) return
            seen.disconnect()
            document.dispatchEvent(new KeyboardEvent('keydown', { key: letter }))
          })
          seen.observe(document, { childList: true, characterData: true, subtree: true })
        },
        [title, key] as const,
      )

    test('the desk shows the longest-waiting listing first, with signals and history', async () => {
      const { page } = person
      await page.goto('/bb-admin/review')
      await page.getByLabel('Username or Email').fill('reviewer')
      await page.getByLabel(/^Password/).fill(testPassword)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await shows('Flat 1')
      const queue = page.getByRole('list', { name: 'Waiting for review' })
      assert.match(
        (await queue.textContent()) ?? '',
        person.pattern(/Flat 1.*2 days, overdue.*35.*10/s),
      )
      const signals = page.getByRole('region', { name: 'Signals' })
      await signals.getByRole('link', { name: 'Flat 3' }).waitFor()
      await signals.getByText('No photos').waitFor()
      await page.getByText('Never approved before. Everything is new.').waitFor()
      await person.isAccessible()
      await person.fitsWidth()
    })

    test('a key approves the listing and shows the next one', async () => {
      const { page } = person
      await page.keyboard.press('a')
      await page.getByText('Property status updated successfully').waitFor()
      await shows(hostile)
      assert.equal((await statusOf('Flat 1')).status, 'approved')
      await person.isAccessible()
      await person.fitsWidth()
    })

    test('the toast undoes the approval', async () => {
      const { page } = person
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.getByRole('button', { name: /Flat 1/ }).waitFor()
      assert.equal((await statusOf('Flat 1')).status, 'pending')
    })

    test('a rejection needs a reason, presets give one, and Esc cancels', async () => {
      const { page } = person
      await page.keyboard.press('r')
      const dialog = page.getByRole('dialog', { name: 'Reject property' })
      await dialog.waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      await page.keyboard.press('r')
      await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
      await dialog.getByText('Please provide a rejection reason').waitFor()
      await dialog.getByRole('button', { name: 'The address is incomplete.' }).click()
      await person.isAccessible()
      await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
      await shows('Flat 3')
      assert.deepEqual(await statusOf(hostile), {
        status: 'rejected',
        rejection_reason: person.text('The address is incomplete.'),
      })
    })

    test('J and K move through the queue, and its end is announced', async () => {
      const { page } = person
      await page.keyboard.press('j')
      await shows('Flat 1')
      await pressAsSoonAs('Flat 3', 'a')
      const decided = page.waitForResponse(/\/status$/)
      await page.keyboard.press('k')
      await decided
      await shows('Flat 1')
      assert.equal((await statusOf('Flat 3')).status, 'approved')
      assert.equal((await statusOf('Flat 1')).status, 'pending')
      await page.keyboard.press('a')
      await page.getByText('No listings waiting for review.').waitFor()
      await person.isAccessible()
    })

    test('several listings are rejected in bulk with one reason', async () => {
      const { page } = person
      await stall.db.updateTable('property').set({ status: 'pending' }).execute()
      await page.goto('/bb-admin/properties')
      await page.getByRole('checkbox', { name: 'Select Flat 1' }).check()
      await page.getByRole('checkbox', { name: 'Select Flat 3' }).check()
      const bar = page.getByRole('region', { name: 'Selected rows' })
      assert.equal(await bar.getByRole('button', { name: 'Delete', exact: true }).count(), 0)
      await person.isAccessible()
      await person.fitsWidth()
      await bar.getByRole('button', { name: 'Reject' }).click()
      const dialog = page.getByRole('dialog', { name: 'Reject 2 properties' })
      await dialog.getByLabel('Reason', { exact: true }).fill('Send better photos.')
      await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
      await page.getByText('2 rejected').waitFor()
      for (const title of ['Flat 1', 'Flat 3']) {
        assert.deepEqual(await statusOf(title), {
          status: 'rejected',
          rejection_reason: 'Send better photos.',
        })
      }
    })

    test('an administrator edits a listing from the list', async () => {
      const other = await meet(stall.browser, stall.url, face)
      const { page } = other
      await page.goto('/bb-admin/properties')
      await page.getByLabel('Username or Email').fill('operator')
      await page.getByLabel(/^Password/).fill(testPassword)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.getByRole('button', { name: 'More actions for Flat 3' }).click()
      await page.getByRole('menuitem', { name: 'Edit' }).click()
      const dialog = page.getByRole('dialog', { name: 'Edit Property' })
      await dialog.getByLabel('Title').fill('Flat 33')
      await other.isAccessible()
      await other.fitsWidth()
      await dialog.getByRole('button', { name: 'Save Changes' }).click()
      await page.getByText('Property updated successfully').waitFor()
      assert.equal((await statusOf('Flat 33')).status, 'pending')
      await other.leave()
    })
  })
}
