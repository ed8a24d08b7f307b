import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, describe, test } from 'node:test'
import { meet, type Person } from '#test/journey/browser.ts'
import { journeyLanguages } from '#test/journey/language/journey-languages.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { makeAdministrator, makeBroker, testPassword } from '#test/make.ts'

/** A file whose headers say little: what the product proposes is corrected by a person. */

const lines = [
  'Ref,Figure,Extent,Layout of rooms,Kind,Town,Where,Remark',
  'K-1,85 Lakh,1200 sq ft,2 BHK,Apartment,Bengaluru,Whitefield,Corner flat',
  'K-2,1.2 Cr,1650 sq ft,3 BHK,Apartment,Bengaluru,Hebbal,Near the lake',
  'K-3,on request,1100 sq ft,2 BHK,Apartment,Bengaluru,Yelahanka,Price to be told',
  'K-4,64 Lakh,980 sq ft,2 BHK,Apartment,Bengaluru,Kengeri,Sunny balcony',
]
const file = {
  name: 'kaveri homes.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`${lines.join('\n')}\n`),
}

for (const language of journeyLanguages) {
  describe(`importing listings from a file in ${language}`, () => {
    const stall = useStall()
    let person: Person

    const listings = async () => {
      const { count } = await stall.db
        .selectFrom('property')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    }
    const figure = (name: string) =>
      person.page.getByRole('region', { name: 'Result' }).locator('div', { hasText: name }).last()

    before(async () => {
      await makeAdministrator(stall.db, { username: 'operator', role: 'admin', language })
      await makeAdministrator(stall.db, { username: 'reviewer', role: 'moderator' })
      await makeBroker(stall.db, { email: 'kaveri@example.in', companyName: 'Kaveri Homes' })
      person = await meet(stall.browser, stall.url, { width: 1440, theme: 'light', language })
    })
    after(() => person.leave())

    async function signIn({ page }: Person, username: string) {
      await page.goto('/bb-admin/properties')
      await page.getByLabel('Username or Email').fill(username)
      await page.getByLabel(/^Password/).fill(testPassword)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.getByRole('heading', { level: 1, name: 'Properties' }).waitFor()
    }

    async function chooseBroker({ page }: Person) {
      await page.getByLabel('Broker', { exact: true }).fill('Kaveri')
      await page.getByRole('button', { name: /Kaveri Homes/ }).click()
    }

    test('a moderator is not offered the import', async () => {
      const moderator = await meet(stall.browser, stall.url, {
        width: 390,
        theme: 'light',
        language,
      })
      await signIn(moderator, 'reviewer')
      assert.equal(
        await moderator.page.getByRole('link', { name: 'Import', exact: true }).count(),
        0,
      )
      await moderator.leave()
    })

    test('an uploaded file gets a suggested mapping with sample values', async () => {
      const { page } = person
      await signIn(person, 'operator')
      await page.getByRole('link', { name: 'Import', exact: true }).click()
      await page.getByText('No imports yet.').waitFor()
      await person.isAccessible()
      await page.getByRole('button', { name: 'Upload' }).click()
      await page.getByText('Please choose a file.').waitFor()
      await page.getByLabel('File with listings', { exact: true }).setInputFiles(file)
      await page.getByRole('button', { name: 'Upload' }).click()
      await page.getByRole('heading', { level: 1, name: file.name }).waitFor()
      await page.getByRole('row').filter({ hasText: 'Corner flat' }).waitFor()
      await person.isAccessible()
      await person.fitsWidth()
    })

    test('the administrator corrects a column and runs a check without importing', async () => {
      const { page } = person
      await page.getByLabel('Field for Remark').selectOption('description')
      await page.getByLabel('Field for Ref').selectOption('sourceId')
      await page.getByLabel('Field for Figure').selectOption('price')
      await page.getByLabel('Field for Extent').selectOption('')
      await page.getByLabel('Field for Town').selectOption('city')
      await page.getByLabel('Field for Where').selectOption('locality')
      await page.getByLabel('Sale, rent or lease').last().selectOption('sell')
      await page.getByRole('button', { name: 'Check' }).click()
      await page.getByRole('alert').getByText('No column is matched to the area.').waitFor()
      await person.isAccessible()
      await page.getByLabel('Field for Extent').selectOption('area')
      await page.getByRole('button', { name: 'Check' }).click()
      await figure('Rows').getByText('4', { exact: true }).waitFor()
      await figure('New').getByText('3', { exact: true }).waitFor()
      await figure('Rejected').getByText('1', { exact: true }).waitFor()
      const problem = page.getByRole('row').filter({ hasText: 'on request' })
      assert.match((await problem.textContent()) ?? '', person.pattern(/4.*Rejected.*Figure/))
      assert.equal(await listings(), 0)
      await person.isAccessible()
      await person.fitsWidth()
    })

    test('the administrator chooses the broker, and the valid rows are imported', async () => {
      const { page } = person
      await page.getByText('Please choose the broker of these listings.').waitFor()
      assert.equal(await page.getByRole('button', { name: 'Import 3 listings' }).count(), 0)
      await chooseBroker(person)
      await page.getByRole('button', { name: 'Import 3 listings' }).click()
      const dialog = page.getByRole('alertdialog')
      await person.isAccessible()
      await dialog.getByRole('button', { name: 'Import' }).click()
      await page.getByText('3 listings imported.').waitFor()
      await page.getByText('Properties imported successfully').waitFor()
      assert.equal(await listings(), 3)
      await person.isAccessible()
    })

    test('the refused row can be downloaded with its reason', async () => {
      const { page } = person
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download rejected rows' }).click(),
      ])
      assert.equal(saved.suggestedFilename(), 'kaveri homes-refused.csv')
      const text = await readFile(await saved.path(), 'utf8')
      assert.match(text, /K-3,on request/)
      assert.doesNotMatch(text, /K-1/)
    })

    test('discarding an unimported file removes its notification', async () => {
      const { page } = person
      await page.getByRole('link', { name: 'All imports' }).click()
      await page.getByLabel('File with listings', { exact: true }).setInputFiles(file)
      await page.getByRole('button', { name: 'Upload' }).click()
      await page.getByText('as in the last file with these headers').waitFor()
      const purpose = page.getByLabel('Sale, rent or lease').last()
      await purpose.selectOption('sell')
      await page.getByRole('button', { name: 'Check' }).click()
      await figure('Rows').getByText('4', { exact: true }).waitFor()
      await page.getByRole('heading', { name: 'Columns', exact: true }).click()
      await purpose.selectOption('')
      await page.getByRole('button', { name: 'Check again' }).click()
      await page
        .getByRole('alert')
        .getByText('does not state whether its listings are for sale')
        .waitFor()
      await page.getByRole('button', { name: 'Discard' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
      await page.getByText('Cancelled: nothing was imported.').waitFor()
      assert.equal(await page.getByRole('button', { name: 'Discard' }).count(), 0)
      assert.equal(
        await page.getByRole('link', { name: 'Imports', exact: true }).getAttribute('aria-current'),
        'page',
      )
      await person.isAccessible()
      await person.fitsWidth()
    })

    test('importing the same file again reuses the mapping and adds nothing', async () => {
      const phone = await meet(stall.browser, stall.url, { width: 390, theme: 'dark', language })
      const { page } = phone
      await signIn(phone, 'operator')
      await page.getByRole('link', { name: 'Import', exact: true }).click()
      await page.getByRole('link', { name: file.name }).first().waitFor()
      await phone.isAccessible()
      await phone.fitsWidth()
      await page.getByLabel('File with listings', { exact: true }).setInputFiles(file)
      await page.getByRole('button', { name: 'Upload' }).click()
      await page.getByText('as in the last file with these headers').waitFor()
      await page.getByLabel('Sale, rent or lease').last().selectOption('sell')
      await chooseBroker(phone)
      await phone.isAccessible()
      await phone.fitsWidth()
      await page.getByRole('button', { name: 'Check' }).click()
      await page.getByText('There is nothing new to import.').waitFor()
      assert.equal(await page.getByRole('button', { name: /^Import/ }).count(), 0)
      assert.equal(await listings(), 3)
      await phone.isAccessible()
      await phone.fitsWidth()
      await phone.leave()
    })
  })
}
