import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { codeOf, endProofs, nextCodes } from '#test/factor/app.ts'
import { meet, type Person } from '#test/journey/browser.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { makeAdministrator, makeCustomer, testPassword } from '#test/make.ts'

/** Two-step verification: set up, asked for at the next sign-in and before sensitive steps. */

describe('two-step verification', () => {
  const stall = useStall()
  let person: Person
  let key: string
  let username: string
  let codes: string[]

  before(async () => {
    username = (await makeAdministrator(stall.db)).username
    person = await meet(stall.browser, stall.url, { width: 390, theme: 'light' })
  })
  // A step that needs a proof is refused first.
  after(() => person.leave(/403/))

  const press = (name: string) => person.page.getByRole('button', { name, exact: true }).click()

  async function typePassword(): Promise<void> {
    const { page } = person
    await page.goto('/bb-admin/login')
    await page.getByLabel('Username or Email').fill(username)
    await page.getByLabel(/^Password/).fill(testPassword)
    await press('Sign in')
  }

  test('an administrator sets up an app by its key and gets recovery codes', async () => {
    const { page } = person
    await typePassword()
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
    await page.goto('/bb-admin/profile?tab=security')
    await press('Set up an authenticator app')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
    key = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
    await person.isAccessible()
    await person.fitsWidth()
    await dialog.getByLabel('Code from your app').fill('000000')
    await press('Turn on')
    await dialog.getByText('This code is incorrect').first().waitFor()
    await dialog.getByLabel('Code from your app').fill(codeOf(key))
    await press('Turn on')
    await page.getByText('Save your recovery codes').waitFor()
    codes = await page.getByRole('dialog').getByRole('listitem').allInnerTexts()
    assert.equal(codes.length, 10)
    await person.isAccessible()
    await press('I have saved them')
    await page.getByText('10 codes left').waitFor()
    await person.isAccessible()
    await person.fitsWidth()
  })

  test('the next sign-in asks for the code after the password', async () => {
    const { page } = person
    await page.evaluate(() => localStorage.removeItem('bb_admin_token'))
    await typePassword()
    await page.getByText('Your password is correct.').waitFor()
    await person.isAccessible()
    await page.getByLabel('Code from your app').fill(codeOf(key, -20))
    await press('Continue')
    await page.getByText('This code is incorrect').first().waitFor()
    await press('Use a recovery code')
    await page.getByLabel('Recovery code').fill(codes[0] ?? '')
    await press('Continue')
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  })

  test('a sensitive step asks once more, and then goes on', async () => {
    const { page } = person
    await endProofs(stall.db)
    await nextCodes(stall.db)
    await page.goto('/bb-admin/administrators/new')
    const form = page.getByRole('dialog')
    await form.getByLabel('First Name').fill('Nila')
    await form.getByLabel('Last Name').fill('Menon')
    await form.getByLabel('Username').fill('nila.menon')
    await form.getByLabel('Email').fill('nila@example.in')
    await form.getByRole('button', { name: /^(Invite|Send)/ }).click()
    const asked = page.getByRole('dialog', { name: 'Confirm that it is you' })
    await asked.waitFor()
    await person.isAccessible()
    await asked.getByRole('button', { name: 'Cancel' }).click()
    assert.equal(await form.getByLabel('First Name').inputValue(), 'Nila')
    await form.getByRole('button', { name: /^(Invite|Send)/ }).click()
    await asked.getByLabel('Code from your app').fill(codeOf(key))
    await asked.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('nila@example.in').first().waitFor()
  })

  test('without a factor the password is asked for', async () => {
    const { token } = await makeCustomer(stall.db, { isVerified: true })
    await endProofs(stall.db)
    const customer = await meet(stall.browser, stall.url, { width: 1440, theme: 'dark' })
    await customer.context.addInitScript(
      (token) => localStorage.setItem('bb_customer_token', token),
      token,
    )
    const { page } = customer
    await page.goto('/customer-portal/profile')
    await page.getByRole('button', { name: 'Download my data' }).click()
    const asked = page.getByRole('dialog', { name: 'Confirm that it is you' })
    await asked.getByLabel(/^Password/).fill('wrong')
    await asked.getByRole('button', { name: 'Continue' }).click()
    await asked.getByText('Current password is incorrect').first().waitFor()
    await customer.isAccessible()
    const file = page.waitForEvent('download')
    await asked.getByLabel(/^Password/).fill(testPassword)
    await asked.getByRole('button', { name: 'Continue' }).click()
    assert.match((await file).suggestedFilename(), /my-data/)
    await customer.leave(/403/)
  })
})
