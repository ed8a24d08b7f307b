import { SheetNoun } from '#contract/import/record-vocabulary.ts'
import { flats, towers } from '#test/import-call.ts'
import { oneAfterAnother, press } from './form.ts'
import type { AdminForm } from './master-data.ts'

const csv = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
})
const people = csv(
  'people.csv',
  [
    'First Name,Surname,E-mail,Mobile,Works at',
    'Ravi,Kulkarni,kulkarni@example.in,98201 23456,Kulkarni Estates',
    'Sana,Sheikh,sana@example.in,12345,Sheikh Homes',
  ].join('\n'),
)
const unknown = csv('unknown.csv', 'Up,Down\n1,2')
const attach =
  (label: string, file: ReturnType<typeof csv>): NonNullable<AdminForm['fill']> =>
  (page) =>
    page.getByLabel(label, { exact: true }).setInputFiles(file)

const nouns = SheetNoun.keys.filter((noun) => noun !== 'properties')
const nounText = (noun: SheetNoun) => (noun === 'cms' ? 'CMS pages' : noun)

const exported: AdminForm[] = SheetNoun.keys.map((noun) => ({
  path: noun,
  call: `GET /${noun}/export`,
  open: press('Export'),
  press: 'CSV',
  isFile: true,
  says: `Failed to export ${nounText(noun)}`,
  done: `${SheetNoun.label(noun)} exported successfully`,
}))

const sent: AdminForm[] = nouns.map((noun) => ({
  path: `${noun}/import`,
  call: `POST /${noun}/import`,
  fill: attach('File', unknown),
  press: 'Upload and check',
  says: `Failed to import ${nounText(noun)}`,
  yields: true,
  done: 'Not matched yet',
}))

const earlier: NonNullable<AdminForm['fill']> = (page) =>
  page.getByRole('button', { name: /^people\.csv/ }).click()

/** Records as files, out and in: matched, let in, and what did not go in. */
const sheets: readonly AdminForm[] = [
  {
    path: 'brokers/import',
    call: 'GET /sheet-imports/template/:noun',
    press: 'Template (CSV)',
    isFile: true,
    says: 'Failed to download the template',
  },
  {
    path: 'brokers/import',
    call: 'PUT /sheet-imports/:id/mapping',
    fill: oneAfterAnother(attach('File', people), press('Upload and check'), (page) =>
      page.getByLabel('Field for Works at').selectOption('companyName'),
    ),
    press: 'Check again',
    says: 'Failed to match the columns',
    done: 'Please enter a valid mobile number.',
  },
  {
    path: 'brokers/import',
    call: 'GET /sheet-imports/:id/refused',
    fill: earlier,
    press: 'Download rejected rows',
    isFile: true,
    says: 'Failed to download the rejected rows',
  },
  {
    path: 'brokers/import',
    call: 'POST /sheet-imports/:id/run',
    fill: earlier,
    press: 'Import 1 row',
    says: 'Failed to import brokers',
    done: 'Brokers imported successfully',
  },
]

const listings = csv('flats.csv', flats(3, [2]))
const twoSheets = {
  name: 'towers.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(new Uint8Array(towers())),
}
const opened: NonNullable<AdminForm['fill']> = (page) =>
  page.getByRole('link', { name: 'flats.csv' }).first().click()

/** Listings as a file: matched by hand, checked for a broker, let in. */
const imports: readonly AdminForm[] = [
  {
    path: 'import',
    call: 'POST /properties/import',
    fill: attach('File with listings', listings),
    press: 'Upload',
    says: 'Failed to import properties',
    yields: true,
    done: 'Please choose the broker of these listings.',
  },
  {
    path: 'import',
    call: 'PUT /properties/import/:id/mapping',
    fill: oneAfterAnother(
      opened,
      (page) => page.locator('details > summary').first().click(),
      (page) => page.getByLabel('Field for bedrooms').selectOption(''),
    ),
    press: 'Check again',
    says: 'Failed to check the file',
    yields: true,
    done: 'The columns are matched as you chose.',
  },
  {
    path: 'import',
    call: 'PUT /properties/import/:id/sheet',
    fill: oneAfterAnother(
      attach('File with listings', twoSheets),
      (page) => page.getByRole('button', { name: 'Upload', exact: true }).click(),
      (page) => page.getByLabel('Sheet of the workbook').selectOption('Tower B'),
    ),
    press: 'Read this sheet',
    says: 'Failed to read the sheet',
    yields: true,
    done: 'The sheet "Tower B" was read.',
  },
  {
    path: 'import',
    call: 'POST /properties/import/:id/check',
    fill: opened,
    press: 'the broker of the listings',
    act: oneAfterAnother(
      (page) => page.getByLabel('Broker', { exact: true }).fill('Ravi Homes'),
      (page) => page.getByRole('button', { name: /Ravi Homes/ }).click(),
    ),
    says: 'Failed to check the file',
    done: 'Import 2 listings',
  },
  {
    path: 'import',
    call: 'POST /properties/import/:id/run',
    fill: oneAfterAnother(opened, press('Import 2 listings')),
    press: 'Import',
    says: 'Failed to import properties',
    done: '2 listings imported.',
  },
  {
    path: 'import',
    call: 'GET /properties/import/:id/refused',
    fill: opened,
    press: 'Download rejected rows',
    isFile: true,
    says: 'Failed to download the rejected rows',
  },
  {
    path: 'import',
    call: 'POST /properties/import/:id/cancel',
    fill: oneAfterAnother(
      attach('File with listings', csv('dropped.csv', flats(1))),
      press('Upload'),
      press('Discard'),
    ),
    press: 'Discard',
    says: 'Failed to discard the import',
    done: 'Import discarded',
  },
]

/** What leaves the back office as a file and comes in as one. */
export const fileForms: readonly AdminForm[] = [
  ...exported,
  {
    path: 'messages',
    call: 'GET /messages/export',
    press: 'Export Logs',
    isFile: true,
    says: 'Failed to export message logs',
    done: 'Message logs exported successfully',
  },
  ...sent,
  ...sheets,
  ...imports,
]
