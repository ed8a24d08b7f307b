import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { meet, type Person } from '#test/journey/browser.ts'
import { useStall } from '#test/journey/market-stall.ts'
import {
  makeAdministrator,
  makeCustomer,
  makeLocation,
  makeProperty,
  testPassword,
} from '#test/make.ts'

/** An operator keeps places and customers, at a desk and on a phone. */

describe('the back office keeps places and customers', () => {
  const stall = useStall()
  let person: Person

  before(async () => {
    await makeAdministrator(stall.db, { username: 'operator', role: 'admin' })
    person = await meet(stall.browser, stall.url, { width: 1440, theme: 'light' })
  })
  after(() => person.leave())

  async function signIn({ page }: Person, path: string, heading: string) {
    await page.goto(`/bb-admin/${path}`)
    await page.getByLabel('Username or Email').fill('operator')
    await page.getByLabel(/^Password/).fill(testPassword)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  }

  async function choose({ page }: Person, row: string, item: string) {
    await page.getByRole('button', { name: `Actions for ${row}`, exact: true }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }

  test('a city, its area and a PIN code are added', async () => {
    const { page } = person
    await signIn(person, 'locations', 'Locations')
    await page.getByText('No locations yet.').waitFor()
    await page.getByRole('link', { name: 'Add Location' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Add Location' })
    await dialog.getByLabel(/^Name/).fill('Bangalore')
    assert.equal(await dialog.getByLabel(/^City/).count(), 0)
    await dialog.getByRole('button', { name: 'Create Location' }).click()
    await dialog.getByText('Please enter the state.').waitFor()
    await dialog.getByLabel(/^State/).fill('Karnataka')
    await dialog.getByLabel('Other names').fill('Bengaluru, Blr')
    await person.isAccessible()
    await dialog.getByRole('button', { name: 'Create Location' }).click()
    await page.getByText('Location created successfully').first().waitFor()
    await page.getByRole('link', { name: 'Add Location' }).first().click()
    await dialog.getByLabel(/^Name/).fill('Whitefield')
    await dialog.getByLabel('Type').selectOption('area')
    await dialog.getByLabel(/^City/).selectOption({ label: 'Bangalore' })
    await dialog.getByRole('button', { name: 'Create Location' }).click()
    await page.getByRole('link', { name: 'Whitefield' }).waitFor()
    await page.getByRole('link', { name: 'Add Location' }).first().click()
    await dialog.getByLabel('Type').selectOption('pincode')
    await dialog.getByLabel(/^Name/).fill('560066')
    await dialog.getByLabel(/^PIN code/).fill('560066')
    await dialog.getByLabel(/^City/).selectOption({ label: 'Bangalore' })
    await dialog.getByLabel('Area', { exact: true }).selectOption({ label: 'Whitefield' })
    await dialog.getByRole('button', { name: 'Create Location' }).click()
    const pin = page.getByRole('row').filter({ hasText: '560066' })
    assert.match((await pin.textContent()) ?? '', /Pincode.*WhitefieldArea.*Karnataka/)
    await page.getByRole('button', { name: 'Areas' }).click()
    await pin.waitFor({ state: 'detached' })
    assert.match(page.url(), /type=area/)
    await person.isAccessible()
    await person.fitsWidth()
  })

  test('one in use is kept, saying why; a proposed one is merged into it', async () => {
    const { page } = person
    const { db } = stall
    const row = (name: string) =>
      db.selectFrom('location').selectAll().where('name', '=', name).executeTakeFirstOrThrow()
    const twin = await makeLocation(db, {
      name: 'Whitefield Main',
      parentId: (await row('Bangalore')).id,
      isActive: false,
    })
    await db.updateTable('location').set({ is_proposed: true }).where('id', '=', twin.id).execute()
    await makeProperty(db, { locationId: twin.id })
    await page.goto('/bb-admin/locations')
    await choose(person, 'Whitefield Main', 'Delete Location')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText(/Whitefield Main has 1 listing\./).waitFor()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await page
      .getByRole('complementary', { name: 'Proposed locations' })
      .getByRole('button', { name: 'View' })
      .click()
    await page.getByRole('link', { name: 'Bangalore' }).waitFor({ state: 'detached' })
    await choose(person, 'Whitefield Main', 'Merge into…')
    const dialog = page.getByRole('dialog', { name: 'Merge Whitefield Main' })
    await dialog.getByRole('radio', { name: /^Whitefield/ }).check()
    await person.isAccessible()
    await dialog.getByRole('button', { name: 'Merge' }).click()
    await page.getByText('Location merged successfully').first().waitFor()
    await page.getByText('No locations found matching your criteria.').waitFor()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    // What was read before the merge shows until it has been read again.
    await page
      .getByRole('button', { name: 'Actions for Whitefield Main' })
      .waitFor({ state: 'detached' })
    const whitefield = page.getByRole('row').filter({ hasText: 'Whitefield Main' })
    assert.match((await whitefield.textContent()) ?? '', /Whitefield.*Area/)
    await choose(person, 'Whitefield', 'Edit Location')
    await page.getByRole('region', { name: 'History' }).getByText('Merge').waitFor()
    await person.isAccessible()
    await page.keyboard.press('Escape')
  })

  test('a customer is added, found, blocked with a reason and looked at', async () => {
    const { page } = person
    await page.goto('/bb-admin/customers')
    await page.getByText('There are no customers yet.').waitFor()
    await page.getByRole('link', { name: 'Add Customer' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Add Customer' })
    await dialog.getByRole('button', { name: 'Add Customer' }).click()
    await page.getByText('Please fill in all required fields').first().waitFor()
    await dialog.getByLabel(/^First Name/).fill('Meera')
    await dialog.getByLabel(/^Last Name/).fill('<b>Iyer</b>')
    await dialog.getByLabel(/^Email/).fill('meera@example.in')
    await dialog.getByLabel(/^Phone/).fill('98450 12345')
    await person.isAccessible()
    await dialog.getByRole('button', { name: 'Add Customer' }).click()
    await page.getByText('Customer added successfully').first().waitFor()
    const card = (label: string) => page.locator('dl > div').filter({ hasText: label })
    await card('Total Customers').getByText('1 active').waitFor()
    await choose(person, 'Meera <b>Iyer</b>', 'Block')
    const question = page.getByRole('dialog', { name: 'Block Meera <b>Iyer</b>' })
    await question.getByLabel('Reason (optional)').fill('Rude to brokers')
    await person.isAccessible()
    await question.getByRole('button', { name: 'Block' }).click()
    await page.getByText('Customer status updated successfully').first().waitFor()
    await card('Blocked Users').getByText('1', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Meera <b>Iyer</b>' }).click()
    const details = page.getByRole('dialog', { name: 'Meera <b>Iyer</b>' })
    await details.getByText('Rude to brokers').waitFor()
    const facts = (await details.getByRole('region', { name: 'Customer' }).textContent()) ?? ''
    assert.match(facts, /StatusBlockedVerifiedNo/)
    assert.match(facts, /InterestsNone/)
    assert.match(facts, /Preferred locationsNone/)
    await person.isAccessible()
    await details.getByRole('link', { name: 'Edit Customer' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit Customer' })
    await edit.getByLabel('Verified').check()
    await edit.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByRole('img', { name: 'Verified' }).waitFor()
    await page.getByLabel('Status', { exact: true }).selectOption('active')
    await page.getByText('No customers found matching your criteria.').waitFor()
  })

  test('on a phone at night: pages, cards for rows, several at once', async () => {
    const phone = await meet(stall.browser, stall.url, { width: 390, theme: 'dark' })
    const { page } = phone
    for (let n = 0; n < 11; n++) await makeCustomer(stall.db)
    await signIn(phone, 'customers', 'Customers')
    await page.getByText('Page 1 of 2').waitFor()
    await phone.isAccessible()
    await phone.fitsWidth()
    await page.getByRole('checkbox', { name: 'Select Meera Iyer' }).first().check()
    await page.getByRole('checkbox', { name: 'Select Meera Iyer' }).nth(1).check()
    await page.getByRole('button', { name: 'Deactivate' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click()
    await page.getByText('2 deactivated').waitFor()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByText('Page 2 of 2').waitFor()
    await page.goto('/bb-admin/locations')
    await page.getByRole('link', { name: 'Whitefield' }).waitFor()
    await phone.isAccessible()
    await phone.fitsWidth()
    await page.getByRole('link', { name: 'Whitefield' }).click()
    await page.getByRole('dialog', { name: 'Edit Location' }).getByLabel(/^Name/).waitFor()
    await phone.isAccessible()
    await phone.fitsWidth()
    await phone.leave()
  })
})
