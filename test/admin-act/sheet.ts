import assert from 'node:assert/strict'
import { sheetImport, sheetStep } from '#contract/import/record-import.ts'
import type { AdminSession, Prepare } from './act.ts'
import { sendFile } from './send-file.ts'

const file = {
  name: 'file.csv',
  content: 'Name,Category\nGarden,amenity\n',
  fields: { review: 'true' },
}

const received: Prepare = async () => ({ file, act: 'import.uploaded', kind: 'import' })

/** An import of interests that has been checked. */
async function checked({ site, boss }: AdminSession): Promise<string> {
  const { body } = await sendFile(site, sheetImport.interests, boss.token, file)
  const { _id: id } = body.import
  const deadline = Date.now() + 20_000
  for (;;) {
    const { body } = await site.call(sheetStep.get, { params: { id } }, boss)
    if (body.import.status !== 'checking') return id
    assert.ok(Date.now() < deadline, 'still checking')
  }
}

/** Files of records on their way in. */
export const sheetActs: Record<string, Prepare> = {
  'POST /brokers/import': received,
  'POST /customers/import': received,
  'POST /subscriptions/import': received,
  'POST /locations/import': received,
  'POST /interests/import': received,
  'POST /cms/import': received,
  'PUT /sheet-imports/:id/mapping': async (admin) => {
    const id = await checked(admin)
    const body = { fields: ['name', 'category'] }
    return { params: { id }, body, act: 'import.matched', kind: 'import', id }
  },
  'POST /sheet-imports/:id/run': async (admin) => {
    const id = await checked(admin)
    return { params: { id }, act: 'import.started', kind: 'import', id }
  },
  'POST /sheet-imports/:id/cancel': async (admin) => {
    const id = await checked(admin)
    return { params: { id }, act: 'import.cancelled', kind: 'import', id }
  },
}
