import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, describe, test } from 'node:test'
import { type Face, meet, type Person } from '#test/journey/browser.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { walkedAt } from '#test/journey/walked-at.ts'
import { makeAdministrator, makeBroker, testPassword } from '#test/make.ts'

/** Brokers leave as a file and come in from one. */

const lines = [
  'Agent Name,Mail ID,Mobile,Works at',
  'Ravi Kulkarni,ravi@example.in,98201 23456,Kulkarni Estates',
  'Sana Sheikh,sana@example.in,12345,Sheikh Homes',
]
const file = { name: 'brokers.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) }

for (const look of walkedAt<Face>({ width: 1440, theme: 'light' }, { width: 390, theme: 'dark' })) {
  describe(`records as files at ${look.width} px, ${look.theme}`, () => {
    const stall = useStall()
    let person: Person

    before(async () => {
      await makeAdministrator(stall.db, { username: 'operator', role: 'admin' })
      await makeBroker(stall.db, { email: 'kaveri@example.in' })
      person = await meet(stall.browser, stall.url, look)
      const { page } = person
      await page.goto('/bb-admin/brokers')
      await page.getByLabel('Username or Email').fill('operator')
      await page.getByLabel(/^Password/).fill(testPassword)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.getByRole('heading', { level: 1, name: 'Brokers' }).waitFor()
    })
    after(() => person.leave())

    test('the list is saved as it stands', async () => {
      const { page } = person
      await page.getByRole('button', { name: 'Export' }).click()
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: 'CSV' }).click(),
      ])
      assert.match(saved.suggestedFilename(), /^brokers-\d{4}-\d\d-\d\d\.csv$/)
      assert.match(await readFile(await saved.path(), 'utf8'), /kaveri@example\.in/)
      await page.getByText('Brokers exported successfully').waitFor()
    })

    test('a file waits for its columns, is checked, and its good rows go in', async () => {
      const { page } = person
      await page.getByRole('link', { name: 'Import' }).first().click()
      const dialog = page.getByRole('dialog', { name: 'Import brokers' })
      await dialog.getByLabel('File').setInputFiles(file)
      await dialog.getByRole('button', { name: 'Upload and check' }).click()
      await dialog.getByText('Not matched yet: Company Name.').waitFor()
      await person.fitsWidth()
      await person.isAccessible()
      // Left and come back to.
      await page.reload()
      await dialog.getByRole('button', { name: /brokers\.csv.*Columns to match/ }).click()
      await dialog.getByLabel('Field for Works at').selectOption('companyName')
      await dialog.getByRole('button', { name: 'Check again' }).click()
      const rows = dialog.getByRole('table', { name: 'Rows' }).getByRole('row')
      await rows.filter({ hasText: 'Please enter a valid mobile number.' }).waitFor()
      await person.isAccessible()
      await dialog.getByLabel('Result').selectOption({ label: 'All rows' })
      await rows.filter({ hasText: 'Ravi Kulkarni · ravi@example.in' }).getByText('New').waitFor()
      await person.fitsWidth()
      await dialog.getByRole('button', { name: 'Import 1 row' }).click()
      await page.getByText('Brokers imported successfully').waitFor()
    })

    test('a file that brings nothing new says so, and why', async () => {
      const { page } = person
      const dialog = page.getByRole('dialog', { name: 'Import brokers' })
      const again = lines.slice(0, 2)
      for (const [text, says] of [
        [lines.join('\n'), 'No row of this file can be imported.'],
        [again.join('\n'), 'Nothing to import. Every row is already up to date.'],
      ] as const) {
        await dialog.getByRole('button', { name: 'Choose another file' }).click()
        const buffer = Buffer.from(text.replace('Works at', 'Company Name'))
        await dialog.getByLabel('File').setInputFiles({ ...file, buffer })
        await dialog.getByRole('button', { name: 'Upload and check' }).click()
        await dialog.getByText(says).waitFor()
        assert.equal(await dialog.getByRole('button', { name: /^Import/ }).count(), 0)
      }
      await dialog.getByRole('row').filter({ hasText: 'Already up to date' }).waitFor()
    })
  })
}
