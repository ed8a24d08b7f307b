import assert from 'node:assert/strict'
import { propertyImport } from '#contract/import/import.ts'
import type { ImportField } from '#contract/import/vocabulary.ts'
import { property } from '#contract/property/property.ts'
import type { TestApp } from './app.ts'
import { settled, upload } from './import-call.ts'
import { makeAdministrator, makeBroker } from './make.ts'

interface Given {
  /** Columns that a person matches, by their headers. */
  columns?: Record<string, ImportField>
  /** What is said for the whole file. */
  said?: {
    city?: string
    listingType?: 'sell' | 'rent'
    propertyType?: 'apartment'
    wording?: 'neutral'
  }
}

/** Imports a file for a new broker and reads its listings back, by title. */
export async function imported(site: TestApp, content: string, { columns = {}, said }: Given = {}) {
  const { db } = site.context
  const { token } = await makeAdministrator(db, { role: 'admin' })
  const broker = await makeBroker(db)
  const { status, body } = await upload(site, token, content, {
    ...{ brokerId: broker.id, publish: 'approved' },
  })
  assert.equal(status, 200, body.message)
  const params = { id: body.import._id }
  const matched = Object.entries(columns).map(([header, field]) => ({ header, field }))
  const mapping = { columns: matched, ...said }
  await settled(site, token, params.id)
  await site.call(propertyImport.map, { params, body: mapping }, { token })
  await site.call(propertyImport.check, { params, body: {} }, { token })
  const checked = await settled(site, token, params.id)
  assert.equal(checked.status, 'checked', JSON.stringify(checked.missing))
  await site.call(propertyImport.run, { params, body: {} }, { token })
  const done = await settled(site, token, params.id)
  assert.equal(done.counts.inserted, checked.counts.new, 'the import does what its check said')
  const ids = await db
    .selectFrom('property')
    .select('id')
    .where('broker_id', '=', broker.id)
    .orderBy('title')
    .execute()
  const listings = await Promise.all(
    ids.map(async ({ id }) => {
      const reply = await site.call(property.get, { params: { id } }, { token })
      return reply.body.property
    }),
  )
  const remarks = checked.problems.map(({ line, kind, reason }) => `${line} ${kind}: ${reason}`)
  return { listings, remarks, uploaded: body.import, checked }
}

/** The name of the place a listing lies in. */
export function placeOf({ location }: { location: string | { name: string } }): string {
  return typeof location === 'string' ? location : location.name
}
