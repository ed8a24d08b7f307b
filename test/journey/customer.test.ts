import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { v7 } from 'uuid'
import { createPasswordLink } from '#server/account/password/password-link.ts'
import { type Face, faceName, meet, type Person } from '#test/journey/browser.ts'
import { hindi } from '#test/journey/language/journey-languages.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { walkedAt } from '#test/journey/walked-at.ts'
import { makeLocation } from '#test/make.ts'
import { until } from '#test/process/until.ts'

/** A seeker opens an account, says what they look for, and comes back. */

for (const face of walkedAt<Face>(
  { width: 1440, theme: 'light' },
  { width: 390, theme: 'dark' },
  { width: 390, theme: 'light', language: hindi },
)) {
  describe(`a customer at ${faceName(face)}`, () => {
    const email = 'kavya@example.in'
    const stall = useStall()
    let customer: Person

    before(async () => {
      const city = await makeLocation(stall.db, { name: 'Mysuru' })
      await makeLocation(stall.db, { name: 'Gokulam', parentId: city.id })
      await stall.db.insertInto('interest').values({ id: v7(), name: 'Near a lake' }).execute()
      customer = await meet(stall.browser, stall.url, face)
    })
    after(() => customer.leave())

    test('sign-up refuses invalid fields in the order of FRM-3 until all are right', async () => {
      const { page } = customer
      await page.goto('/customer-portal')
      await page.getByRole('heading', { level: 1, name: 'Customer Portal' }).waitFor()
      await customer.isAccessible()
      await customer.fitsWidth()
      await page.getByRole('tab', { name: 'Quick Sign Up' }).click()
      const form = page.getByRole('form', { name: 'Customer sign-up' })
      const toast = page.getByRole('listitem')
      const create = () => form.getByRole('button', { name: 'Create Account' }).click()
      await form.getByLabel(/^Password/).fill('12345')
      await form.getByLabel('Confirm').fill('123456')
      await create()
      await toast.filter({ hasText: 'Please fill in all required fields' }).first().waitFor()
      assert.equal(await toast.filter({ hasText: 'Passwords do not match' }).count(), 0)
      await form.getByLabel('First Name').fill('Kavya')
      await form.getByLabel('Last Name').fill('Rao')
      await form.getByLabel('Phone Number').fill('98450 54321')
      await form.getByLabel('Email').fill(email)
      await create()
      await toast.filter({ hasText: 'Passwords do not match' }).first().waitFor()
      assert.equal(await page.getByText('Password must be at least 6 characters').count(), 0)
      await form.getByLabel('Confirm').fill('12345')
      await create()
      await toast.filter({ hasText: 'Password must be at least 6 characters' }).first().waitFor()
      await customer.isAccessible()
      await form.getByLabel(/^Password/).fill('quiet tamarind')
      await form.getByLabel('Confirm').fill('quiet tamarind')
      await create()
      await page.getByText('Account created successfully!').waitFor()
      await page.getByText('Welcome back, Kavya!').waitFor()
      await customer.isAccessible()
      await customer.fitsWidth()
    })

    test('a customer confirms the e-mail address by link and is not asked again', async () => {
      const { page } = customer
      const notice = page.getByText('Confirm your email address')
      await notice.waitFor()
      await page.getByRole('button', { name: 'Resend link' }).click()
      await page.getByText('Link sent. Please use the latest one in your inbox.').waitFor()
      // The letter itself, and that it comes, is told in server/account/registration.test.ts.
      const { id } = await stall.db.selectFrom('customer').select('id').executeTakeFirstOrThrow()
      await until('both requests are answered', async () => {
        const waiting = await stall.db.selectFrom('password_request').select('id').execute()
        return waiting.length === 0
      })
      const token = await createPasswordLink(stall.db, { realm: 'customer', id })
      await page.goto(`/customer-portal/confirm-email?token=${token}`)
      await page.getByRole('button', { name: 'Confirm email' }).waitFor()
      await customer.isAccessible()
      await customer.fitsWidth()
      await page.getByRole('button', { name: 'Confirm email' }).click()
      await page.getByText('Email address confirmed').waitFor()
      await page.getByText('Welcome back, Kavya!').waitFor()
      await notice.waitFor({ state: 'hidden' })
    })

    test('a customer is still signed in after a reload', async () => {
      await customer.page.reload()
      await customer.page.getByText('Welcome back, Kavya!').waitFor()
    })

    test('the profile reminder stays away for a week after it is dismissed', async () => {
      const { page, context } = customer
      const reminder = { name: 'Complete your profile for better recommendations' }
      await page.getByRole('heading', reminder).waitFor()
      await page.getByRole('link', { name: 'Complete Now' }).click()
      await page.waitForURL('**/customer-portal/profile')
      await page.getByRole('link', { name: 'Dashboard' }).click()
      await page.getByRole('heading', reminder).waitFor()
      await page.getByRole('button', { name: 'Later' }).click()
      await page.reload()
      await page.getByText('Complete for better matches').waitFor()
      assert.equal(await page.getByRole('heading', reminder).count(), 0)
      const day = 24 * 60 * 60 * 1000
      for (const [days, count] of [
        [6, 0],
        [8, 1],
      ] as const) {
        const later = await context.newPage()
        await later.clock.setFixedTime(Date.now() + days * day)
        await later.goto('/customer-portal')
        await later.getByText('Complete for better matches').waitFor()
        assert.equal(await later.getByRole('heading', reminder).count(), count)
        await later.close()
      }
    })

    test('the profile offers current places and interests and keeps older ones', async () => {
      const { page } = customer
      await stall.db
        .updateTable('customer')
        .set({ preferred_locations: ['pune', 'Old Town'], interests: ['swimming-pool'] })
        .execute()
      await page.goto('/customer-portal/profile')
      const form = page.getByRole('form', { name: 'Profile' })
      for (const name of ['Pune', 'Old Town', 'Swimming pool']) {
        await form.getByRole('button', { name: `Remove ${name}` }).waitFor()
      }
      const offered = (label: string) =>
        form.getByLabel(label, { exact: true }).locator('option').allTextContents()
      await form.locator('option', { hasText: 'Gokulam' }).waitFor({ state: 'attached' })
      await form.locator('option', { hasText: 'Near a lake' }).waitFor({ state: 'attached' })
      assert.deepEqual(await offered('Preferred Locations'), [
        customer.text('Add a location'),
        ...['Bangalore', 'Mumbai', 'Delhi', 'Chennai', 'Hyderabad', 'Mysuru', 'Gokulam'],
      ])
      assert.equal((await offered('Interests')).at(-1), 'Near a lake')
      await form.getByRole('button', { name: 'Remove Old Town' }).click()
      await form.getByLabel('Preferred Locations', { exact: true }).selectOption('Gokulam')
      await form.getByRole('button', { name: 'Save Profile' }).click()
      await page.getByText('Profile updated successfully!').waitFor()
      await page.reload()
      await form.getByRole('button', { name: 'Remove Gokulam' }).waitFor()
      await form.getByRole('button', { name: 'Remove Pune' }).waitFor()
      assert.equal(await form.getByRole('button', { name: 'Remove Old Town' }).count(), 0)
    })

    test('a customer completes the profile to 100 percent', async () => {
      const { page } = customer
      await page.getByRole('link', { name: /^Profile \d+%$/ }).waitFor()
      const form = page.getByRole('form', { name: 'Profile' })
      await form.getByLabel('WhatsApp').fill('98450 54321')
      await form.getByLabel('Date of Birth').fill('1994-06-15')
      await form.getByLabel('Gender').selectOption('female')
      await form.getByLabel('Property Types', { exact: true }).selectOption('villa')
      await form.getByLabel('Property Types', { exact: true }).selectOption('plot')
      await form.getByRole('button', { name: 'Remove Plot' }).click()
      await form.getByLabel('Preferred Locations', { exact: true }).selectOption('Bangalore')
      await form.getByLabel('Interests', { exact: true }).selectOption('Garden')
      await form.getByLabel('Minimum').fill('9000000')
      await form.getByLabel('Maximum').fill('8000000')
      const save = () => form.getByRole('button', { name: 'Save Profile' }).click()
      await save()
      await form.getByText('The minimum budget is above the maximum.').waitFor()
      await customer.isAccessible()
      await form.getByLabel('Maximum').fill('15000000')
      await save()
      await page.getByText('Profile updated successfully!').waitFor()
      await form.getByText('100%').waitFor()
      await page.reload()
      await form.getByText('Fully completed').waitFor()
      await page.getByRole('link', { name: 'Profile', exact: true }).waitFor()
      assert.equal(await form.getByLabel('Date of Birth').inputValue(), '1994-06-15')
      assert.equal(await form.getByLabel('Maximum').inputValue(), '15000000')
      await form.getByRole('button', { name: 'Remove Villa' }).waitFor()
      assert.equal(await form.getByRole('button', { name: 'Remove Plot' }).count(), 0)
      await customer.isAccessible()
      await customer.fitsWidth()
    })

    test('a customer clears an optional field', async () => {
      const { page } = customer
      const form = page.getByRole('form', { name: 'Profile' })
      await form.getByLabel('WhatsApp').fill('')
      await form.getByLabel('Gender').selectOption('')
      await form.getByRole('button', { name: 'Save Profile' }).click()
      await page.getByText('Profile updated successfully!').waitFor()
      await form.getByText('86%').waitFor()
      await page.reload()
      await form.getByText('86%').waitFor()
      assert.equal(await form.getByLabel('WhatsApp').inputValue(), '')
      assert.equal(await form.getByLabel('Gender').inputValue(), '')
    })

    test('a customer signs out and needs the right password to sign in again', async () => {
      const { page } = customer
      await page.getByRole('button', { name: 'Logout' }).click()
      const form = page.getByRole('form', { name: 'Customer sign-in' })
      await form.getByLabel('Email').fill(email)
      await form.getByLabel(/^Password/).fill('secret2')
      await form.getByRole('button', { name: 'Sign In' }).click()
      await form.getByText('Login failed. Please check your credentials.').waitFor()
      await customer.isAccessible()
      await form.getByLabel(/^Password/).fill('quiet tamarind')
      await form.getByRole('button', { name: 'Show password' }).click()
      assert.equal(await form.getByLabel(/^Password/).getAttribute('type'), 'text')
      await form.getByRole('button', { name: 'Sign In' }).click()
      await page.getByText('Welcome back!').waitFor()
      await page.getByText('Welcome back, Kavya!').waitFor()
      assert.match(page.url(), /\/customer-portal$/)
    })
  })
}
