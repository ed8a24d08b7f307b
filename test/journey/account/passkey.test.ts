import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { endProofs } from '#test/factor/app.ts'
import { meet, type Person } from '#test/journey/browser.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { makeBroker, testPassword } from '#test/make.ts'

/** Passkeys, by an authenticator that Chromium plays: added, used to sign in and to confirm. */

describe('passkeys', () => {
  const stall = useStall()
  let person: Person
  let email: string
  let codes: string[]
  let losePasskeys: () => Promise<unknown>

  before(async () => {
    email = (await makeBroker(stall.db)).email
    // A passkey is bound to a name; the address of a machine is none.
    const url = stall.url.replace('127.0.0.1', 'localhost')
    person = await meet(stall.browser, url, { width: 390, theme: 'light' })
    const browser = await person.context.newCDPSession(person.page)
    await browser.send('WebAuthn.enable')
    const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    losePasskeys = () => browser.send('WebAuthn.clearCredentials', { authenticatorId })
  })
  // A step that needs a proof is refused first.
  after(() => person.leave(/403/))

  const press = (name: string) => person.page.getByRole('button', { name, exact: true }).click()

  async function typePassword(): Promise<void> {
    const { page } = person
    await page.goto('/broker-portal')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel(/^Password/).fill(testPassword)
    await press('Sign In')
  }

  test('a broker adds one under a name and gets recovery codes', async () => {
    const { page } = person
    await typePassword()
    await page
      .getByRole('heading', { name: /Dashboard|Welcome/ })
      .first()
      .waitFor()
    await page.goto('/broker-portal/profile')
    await press('Add a passkey')
    const dialog = page.getByRole('dialog', { name: 'Name this passkey' })
    await dialog.waitFor()
    await person.isAccessible()
    await person.fitsWidth()
    assert.match(await dialog.getByRole('textbox', { name: 'Name' }).inputValue(), /Chrome/)
    await dialog.getByRole('textbox', { name: 'Name' }).fill(' ')
    await press('Save')
    await dialog.getByText('Please enter a name.').first().waitFor()
    await dialog.getByRole('textbox', { name: 'Name' }).fill('My laptop')
    await press('Save')
    await page.getByText('Save your recovery codes').waitFor()
    codes = await page.getByRole('dialog').getByRole('listitem').allInnerTexts()
    assert.equal(codes.length, 10)
    await press('I have saved them')
    await page.getByText('My laptop').waitFor()
    await person.isAccessible()
    await person.fitsWidth()
  })

  test('the same device makes no second one', async () => {
    await press('Add a passkey')
    await person.page.getByText('This device already has a passkey for your account.').waitFor()
  })

  test('the next sign-in goes on with it after the password', async () => {
    const { page } = person
    await page.evaluate(() => localStorage.removeItem('bb_broker_token'))
    await typePassword()
    await page.getByText('Now confirm with your passkey').waitFor()
    await person.isAccessible()
    await person.fitsWidth()
    await press('Continue with a passkey')
    await page
      .getByRole('heading', { name: /Dashboard|Welcome/ })
      .first()
      .waitFor()
  })

  test('whoever has no passkey at hand goes on with a recovery code', async () => {
    const { page } = person
    await page.evaluate(() => localStorage.removeItem('bb_broker_token'))
    await typePassword()
    await press('Use a recovery code')
    await page.getByLabel('Recovery code').fill(codes[0] ?? '')
    await press('Use a passkey')
    await page.getByText('Now confirm with your passkey').waitFor()
    await press('Use a recovery code')
    await page.getByLabel('Recovery code').fill(codes[0] ?? '')
    await press('Continue')
    await page
      .getByRole('heading', { name: /Dashboard|Welcome/ })
      .first()
      .waitFor()
  })

  test('a sensitive step asks for it, and then goes on', async () => {
    const { page } = person
    await endProofs(stall.db)
    await page.goto('/broker-portal/profile')
    await press('Make new codes')
    const sure = page.getByRole('alertdialog')
    await sure.getByRole('button', { name: 'Make new codes' }).click()
    const asked = page.getByRole('dialog', { name: 'Confirm that it is you' })
    await asked.waitFor()
    await person.isAccessible()
    await asked.getByRole('button', { name: 'Continue with a passkey' }).click()
    await page.getByText('Save your recovery codes').waitFor()
    await press('I have saved them')
    await page.getByText('10 codes left').waitFor()
  })

  test('a device without the passkey says so, and the recovery code is left', async () => {
    const { page } = person
    await losePasskeys()
    await page.evaluate(() => localStorage.removeItem('bb_broker_token'))
    await typePassword()
    await press('Continue with a passkey')
    await page.getByText('No passkey was used.').waitFor()
    await person.isAccessible()
    await page.getByRole('button', { name: 'Use a recovery code' }).waitFor()
  })
})
