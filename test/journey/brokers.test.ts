import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Route } from 'playwright-core'
import { DocumentKind } from '#contract/document.ts'
import { createPasswordLink } from '#server/account/password/password-link.ts'
import { meet, type Person } from '#test/journey/browser.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { smallButtons } from '#test/journey/thumb.ts'
import { makeAdministrator, makeBroker, testPassword } from '#test/make.ts'
import { picture } from '#test/photo.ts'

/**
 * A broker is added, chooses a password, sends documents, is rejected, sends again, is verified.
 */

const name = '<b>Meera</b> Pillai'

describe('a broker from registration to the verified badge', () => {
  const stall = useStall()
  let admin: Person
  let broker: Person

  before(async () => {
    admin = await meet(stall.browser, stall.url, { width: 1440, theme: 'light' })
    broker = await meet(stall.browser, stall.url, { width: 390, theme: 'dark' })
  })
  after(async () => {
    await admin.leave()
    // Blocked below, which ends the session: what the open page asks after that is refused.
    await broker.leave(/status of 401/)
  })

  const sendDocument = async (kind: string, number?: string) => {
    const { page } = broker
    const form = page.getByRole('form', { name: 'Send a document' })
    await form.getByLabel('Document', { exact: true }).selectOption({ label: kind })
    if (number) await form.getByLabel(/PAN|GSTIN|RERA/).fill(number)
    const lastDay = form.getByLabel('Valid until')
    if (await lastDay.isVisible()) await lastDay.fill('2099-12-31')
    const file = { name: `${kind}.jpg`, mimeType: 'image/jpeg', buffer: await picture() }
    await form.getByLabel('File').setInputFiles(file)
    await form.getByRole('button', { name: 'Send for review' }).click()
    await page.getByText(`${kind}.jpg`).first().waitFor()
  }

  test('an administrator adds a broker', async () => {
    const { page } = admin
    await makeAdministrator(stall.db, { username: 'reviewer', role: 'admin' })
    await page.goto('/bb-admin/login')
    await page.getByLabel('Username or Email').fill('reviewer')
    await page.getByLabel(/^Password/).fill(testPassword)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('link', { name: 'Brokers' }).first().click()
    await page.getByText('There are no brokers yet.').waitFor()
    await page.getByRole('link', { name: 'Add Broker' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Add Broker' })
    await dialog.getByRole('button', { name: 'Add Broker' }).click()
    await page.getByText('Please fill in all required fields').first().waitFor()
    await dialog.getByLabel('First Name').fill('<b>Meera</b>')
    await dialog.getByLabel('Last Name').fill('Pillai')
    await dialog.getByLabel('Email').fill('meera@example.in')
    await dialog.getByLabel('Phone').fill('98450 54321')
    await dialog.getByLabel('Company').fill('Pillai Estates')
    await admin.isAccessible()
    await dialog.getByRole('button', { name: 'Add Broker' }).click()
    await page.getByText('Broker added successfully').waitFor()
    await page.getByRole('row').filter({ hasText: name }).waitFor()
    assert.equal(await page.locator('td b').count(), 0)
    await admin.isAccessible()
    await admin.fitsWidth()
  })

  test('the broker sets a password with the link and signs in', async () => {
    const { page } = broker
    // The one of the message is forgotten as soon as it is sent.
    const { id } = await stall.db.selectFrom('broker').select('id').executeTakeFirstOrThrow()
    const token = await createPasswordLink(stall.db, { realm: 'broker', id })
    await page.goto(`/set-password?token=${token}`)
    await page
      .getByLabel(/^Password/)
      .first()
      .fill('monsoon rain')
    await page.getByLabel('Confirm password').fill('monsoon rain')
    await broker.isAccessible()
    await broker.fitsWidth()
    await page.getByRole('button', { name: 'Set password' }).click()
    await page.getByText('Your password is set. You can sign in now.').waitFor()
    await page.getByRole('link', { name: 'Sign In', exact: true }).last().click()
    await page.getByLabel('Email').fill('meera@example.in')
    await page
      .getByLabel(/^Password/)
      .first()
      .fill('monsoon rain')
    await page.getByRole('button', { name: 'Sign In', exact: true }).last().click()
    await page.getByRole('link', { name: 'Profile' }).click()
  })

  test('the broker uploads documents', async () => {
    const { page } = broker
    await page.getByText('Your KYC is pending.').waitFor()
    await page.getByRole('button', { name: 'Send for review' }).click()
    await page.getByText('Please enter the number of the PAN card.').waitFor()
    await sendDocument(DocumentKind.label('pan'), 'AAPFU0939F')
    // What is still needed is offered next.
    const next = page.getByLabel('Document', { exact: true })
    assert.equal(await next.inputValue(), 'address-proof')
    await sendDocument(DocumentKind.label('address-proof'))
    await page.getByText('AAXXXXX39F').waitFor()
    assert.deepEqual(await smallButtons(page), [])
    await broker.isAccessible()
    await broker.fitsWidth()
  })

  test('the KYC desk shows the documents side by side; R rejects with a reason', async () => {
    const { page } = admin
    await page.getByRole('complementary').getByRole('link', { name: 'KYC desk' }).click()
    await page.getByRole('heading', { name }).waitFor()
    await page.getByText('AAXXXXX39F').waitFor()
    // Each look is written down, so nothing is looked at before it is pressed.
    assert.equal(await page.getByText('Document opened').count(), 0)
    await page.getByRole('button', { name: 'Show full number: PAN card' }).click()
    await page.getByText('AAPFU0939F').waitFor()
    await page.getByRole('button', { name: 'Show document: PAN card' }).click()
    await page.getByRole('img', { name: /^PAN card/ }).waitFor()
    await page.getByRole('button', { name: 'Show document: Address proof' }).click()
    await page.getByRole('img', { name: /^Address proof/ }).waitFor()
    await admin.isAccessible()
    await admin.fitsWidth()
    await page.keyboard.press('r')
    const dialog = page.getByRole('dialog', { name: 'Reject KYC' })
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await page.getByText('Please provide a rejection reason').first().waitFor()
    await dialog.getByRole('button', { name: 'Documents incomplete' }).click()
    await admin.isAccessible()
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await page.getByText('KYC status updated successfully').waitFor()
    await page.getByText('No KYC reviews pending.').waitFor()
  })

  test('the broker reads the reason and uploads the missing document', async () => {
    const { page } = broker
    await page.reload()
    await page.getByText('Your KYC was rejected').waitFor()
    await page.getByRole('alert').getByText('Documents incomplete. Send a new document').waitFor()
    const timeline = page.getByRole('region', { name: 'KYC history' })
    await timeline.getByText('Not accepted').waitFor()
    await timeline.getByText('Documents incomplete').waitFor()
    await broker.isAccessible()
    await sendDocument(DocumentKind.label('rera'), 'A51700001835')
    await page.getByText('Your KYC is pending.').waitFor()
    await timeline.getByText('Resubmitted for review').waitFor()
  })

  test('the broker views the uploaded document, with its number masked', async () => {
    const { page } = broker
    await page
      .getByRole('button', { name: /^Show / })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'PAN card' })
    await dialog.getByText('AAXXXXX39F').waitFor()
    await dialog.getByRole('img', { name: /^PAN card/ }).waitFor()
    await broker.isAccessible()
    await broker.fitsWidth()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })

  test('after a decision the KYC desk shows the next broker; A approves', async () => {
    const { page } = admin
    await makeBroker(stall.db, { kycStatus: 'pending', companyName: 'Second in the line' })
    await page.reload()
    await page.getByRole('heading', { name }).waitFor()
    await page.getByText('Previous decisions').waitFor()
    await page.getByText('KYC documents sent again').waitFor()
    await page.keyboard.press('j')
    await page.getByRole('heading', { name: 'Ravi Shetty' }).waitFor()
    await page.keyboard.press('k')
    await page.getByRole('heading', { name }).waitFor()
    await page.getByRole('button', { name: 'Show document: RERA certificate' }).click()
    await page.getByRole('img', { name: /^RERA certificate/ }).waitFor()
    await page.keyboard.press('a')
    await page.getByRole('heading', { name: 'Ravi Shetty' }).waitFor()
    await page.getByText('No documents have been sent yet.').waitFor()
  })

  test('the broker is warned before saving a new company name', async () => {
    const { page } = broker
    await page.reload()
    await page.getByText('Verified').first().waitFor()
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Profile' })
    const company = dialog.getByLabel('Company')
    const warning = dialog.getByText('Your KYC will be verified again.')
    const former = await company.inputValue()
    assert.equal(await warning.count(), 0)
    await company.fill('Another Company')
    await warning.waitFor()
    await broker.isAccessible()
    await broker.fitsWidth()
    await company.fill(former)
    await warning.waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
  })

  test('an administrator filters, blocks in bulk with one reason, and deletes', async () => {
    const { page } = admin
    await page.goto('/bb-admin/brokers?kycStatus=verified')
    await page.getByRole('row').filter({ hasText: name }).waitFor()
    assert.equal(await page.getByRole('row').filter({ hasText: 'Second in the line' }).count(), 0)
    await page.getByLabel('Search by name').fill('nobody of this name')
    await page.getByText('No brokers found matching your criteria.').waitFor()
    const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
    const held = async (route: Route) => {
      await asked
      await route.continue()
    }
    await page.route(/\/api\/brokers(\?|$)/, held, { times: 1 })
    await page.goto('/bb-admin/brokers')
    const all = page.getByLabel('Select all on this page')
    await all.waitFor()
    assert.ok(await all.isDisabled(), 'there is nothing to be chosen yet')
    answer()
    await all.check()
    await page.getByRole('button', { name: 'Block' }).click()
    const dialog = page.getByRole('dialog', { name: 'Block 2 brokers' })
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Under investigation')
    await dialog.getByRole('button', { name: 'Block' }).click()
    // In a toast, and in the card that counts them.
    await page.getByText('2 blocked').first().waitFor()
    await page.getByRole('button', { name: 'Actions for Ravi Shetty' }).click()
    await page.getByRole('menuitem', { name: 'Delete Broker' }).click()
    const question = page.getByRole('alertdialog')
    await question
      .getByText('Are you sure you want to delete this broker? This action cannot be undone.')
      .waitFor()
    await question.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Broker deleted successfully').waitFor()
  })

  test('the broker details show the whole history', async () => {
    const { page } = admin
    await page.getByRole('link', { name }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('KYC verified').waitFor()
    await dialog.getByText('Under investigation').first().waitFor()
    await dialog.getByText('Document opened').first().waitFor()
    await admin.isAccessible()
    await dialog.getByRole('link', { name: 'Assign Plan' }).click()
    await page.getByRole('dialog', { name: 'Assign Plan' }).getByText(name).waitFor()
    await page.goBack()
    await dialog.getByRole('link', { name: 'Edit Profile' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit Broker' })
    await edit.getByText('This broker is verified.').waitFor()
    await edit.getByLabel('WhatsApp').fill('98450 11111')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByText('Broker updated').waitFor()
  })

  test('a new company name of a verified broker needs a request', async () => {
    const { page } = admin
    await makeAdministrator(stall.db, { role: 'admin' })
    await page.goto('/bb-admin/brokers?kycStatus=verified')
    await page.getByRole('link', { name }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Edit Profile' }).click()
    await page.getByRole('button', { name: 'Request a change' }).click()
    const form = page.getByRole('form', { name: 'Request approval' })
    await form.getByLabel('Company').fill('Pillai & Co')
    await form.getByLabel('Reason').fill('Renamed, as the GST certificate says')
    await form.getByRole('button', { name: 'Request approval' }).click()
    await page.getByText('Approval requested').waitFor()
    await page.getByRole('link', { name: /^Awaiting approval/ }).click()
    await page.getByText(/→ Pillai & Co/).waitFor()
    await admin.isAccessible()
  })
})
