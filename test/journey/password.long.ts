import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { meet, type Person } from '#test/journey/browser.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { walkedAt } from '#test/journey/walked-at.ts'
import { makeAdministrator, makeBroker, makeCustomer, testPassword } from '#test/make.ts'
import { until } from '#test/process/until.ts'
import { type MailServer, startMailServer } from '#test/provider/smtp.ts'

/**
 * Somebody forgot the password: a link by e-mail, a new password, and signed out everywhere else.
 */

const sentence = /^If there is such an account, a link to set a new password is on its way/

const environment: Record<string, string> = {}
let mail: MailServer
before(async () => {
  mail = await startMailServer()
  environment.SMTP_URL = mail.url
})
const stall = useStall(environment)
after(() => mail.close())

for (const face of walkedAt(
  { width: 390, theme: 'dark', realm: 'broker', path: '/broker-portal' } as const,
  { width: 1440, theme: 'light', realm: 'customer', path: '/customer-portal' } as const,
)) {
  describe(`a ${face.realm} at ${face.width} px, ${face.theme}`, () => {
    const email = `${face.realm}@example.in`
    const newPassword = 'monsoon rain'
    let home: Person
    let lost: Person

    const signIn = async ({ page }: Person, password: string) => {
      await page.goto(face.path)
      const form = page.getByRole('form', { name: /sign-in$/ })
      await form.getByLabel('Email').fill(email)
      await form.getByLabel(/^Password/).fill(password)
      await form.getByRole('button', { name: 'Sign In' }).click()
      await page.getByRole('button', { name: 'Logout' }).waitFor()
    }

    before(async () => {
      const make = { broker: makeBroker, customer: makeCustomer }[face.realm]
      await make(stall.db, { email })
      // The maker's own.
      await stall.db.deleteFrom('session').execute()
      home = await meet(stall.browser, stall.url, face)
      lost = await meet(stall.browser, stall.url, face)
      await signIn(lost, testPassword)
    })
    after(() => home.leave())
    // Not watched: that its session is over is told to it with 401, which a browser logs.
    after(() => lost.context.close())

    test('the reset form is prefilled with the e-mail address', async () => {
      const { page } = home
      await page.goto(face.path)
      await page.getByLabel('Email').fill('nobody@example.in')
      await page.getByRole('button', { name: 'Forgot your password?' }).click()
      const form = page.getByRole('form', { name: 'Forgot your password' })
      const address = form.getByLabel('Email')
      assert.equal(await address.inputValue(), 'nobody@example.in')
      assert.ok(await address.evaluate((field) => field === document.activeElement))
      await form.getByRole('button', { name: 'Send link' }).click()
      const forNobody = await form.getByText(sentence).textContent()
      await home.isAccessible()
      await home.fitsWidth()
      await page.goBack()
      await page.getByLabel(/^Password/).waitFor()
      await page.getByLabel('Email').fill(email)
      await page.getByRole('button', { name: 'Forgot your password?' }).click()
      await form.getByRole('button', { name: 'Send link' }).click()
      assert.equal(await form.getByText(sentence).textContent(), forNobody)
      await form.getByRole('button', { name: 'Back to sign-in' }).click()
      assert.equal(await page.getByLabel('Email').inputValue(), email)
    })

    test('the link sets a new password', async () => {
      const { page } = home
      await page.goto(await linkFor(email))
      await page
        .getByLabel(/^Password/)
        .first()
        .fill(newPassword)
      await page.getByLabel('Confirm password').fill(newPassword)
      await page.getByRole('button', { name: 'Set password' }).click()
      await page.getByText('Your password is set. You can sign in now.').waitFor()
      await home.isAccessible()
      await signIn(home, newPassword)
      assert.equal(mail.mails.filter(({ to }) => to === email).length, 1)
    })

    test('a reset signs out other devices, and the link works only once', async () => {
      const { page } = lost
      await page.goto(await linkFor(email))
      await page
        .getByLabel(/^Password/)
        .first()
        .fill('another one')
      await page.getByLabel('Confirm password').fill('another one')
      await page.getByRole('button', { name: 'Set password' }).click()
      await page.getByText('This link has expired or was already used.').first().waitFor()
      await page.getByRole('link', { name: 'Ask for a new link' }).click()
      // The token of before is over, so the portal asks to sign in.
      await page.getByRole('form', { name: 'Forgot your password' }).waitFor()
    })

    test('the profile can sign out a lost device', async () => {
      await signIn(lost, newPassword)
      const { page } = home
      await page.goto(`${face.path}/profile`)
      const devices = page.getByRole('region', { name: 'Signed-in devices' })
      await devices.getByText('This device').waitFor()
      assert.equal(await devices.getByRole('listitem').count(), 2)
      await home.isAccessible()
      await home.fitsWidth()
      await devices.getByRole('button', { name: /^Sign out / }).click()
      await page.getByText('Signed out').first().waitFor()
      await devices.getByRole('listitem').nth(1).waitFor({ state: 'detached' })
      await lost.page.reload()
      await lost.page.getByRole('button', { name: 'Forgot your password?' }).waitFor()
    })

    test('the password is changed in the profile', async () => {
      const { page } = home
      const form = page.getByRole('form', { name: 'Change password' })
      await form.getByLabel('Current password').fill(newPassword)
      await form.getByLabel(/^New password/).fill(testPassword)
      await form.getByLabel('Confirm new password').fill(testPassword)
      await form.getByRole('button', { name: 'Change password' }).click()
      await page.getByText('Password changed successfully').waitFor()
      await signIn(lost, testPassword)
    })
  })
}

describe('an administrator with a forgotten password', () => {
  test('an administrator can enter a username and gets the same message', async () => {
    await makeAdministrator(stall.db, { username: 'asha' })
    const admin = await meet(stall.browser, stall.url, { width: 390, theme: 'light' })
    const { page } = admin
    await page.goto('/bb-admin/login?next=/bb-admin/brokers')
    await page.getByLabel('Username or Email').fill('asha')
    await page.getByRole('button', { name: 'Forgot your password?' }).click()
    await page.getByRole('button', { name: 'Send link' }).click()
    await page.getByText(sentence).waitFor()
    await admin.isAccessible()
    await admin.fitsWidth()
    assert.equal(new URL(page.url()).searchParams.get('next'), '/bb-admin/brokers')
    await admin.leave()
  })
})

/** The link of the message to an address, once it has come. */
async function linkFor(email: string): Promise<string> {
  let link: string | undefined
  await until(`a link for ${email}`, () => {
    const content = mail.mails.find(({ to }) => to === email)?.content
    // Long lines come in parts, each ended by "=" (quoted-printable, RFC 2045).
    const text = content?.replaceAll('=\r\n', '').replaceAll('=3D', '=')
    link = text && /\/set-password\?token=[\w.-]+/.exec(text)?.[0]
    return link !== undefined
  })
  return link ?? ''
}
