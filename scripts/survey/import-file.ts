import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { broker } from '#contract/broker/broker.ts'
import { type ImportDetail, type ImportMapping, propertyImport } from '#contract/import/import.ts'
import { type Client, Refused } from './client.ts'

/** What became of one file. */
export interface Surveyed {
  name: string
  run: ImportDetail | undefined
  /** Why it was not imported, in a sentence. */
  failure: string | undefined
  seconds: number
}

const pollMs = 100
let brokers = 0

/**
 * Imports one file for a broker of its own: uploaded, matched as proposed or given, checked, run.
 */
export async function importFile(
  client: Client,
  path: string,
  name: string,
  given: ImportMapping,
  maxRows: number | undefined,
): Promise<Surveyed> {
  const content = await contentOf(path, maxRows)
  const brokerId = await makeBroker(client)
  const startedAt = performance.now()
  const surveyed = (run: ImportDetail | undefined, failure?: string): Surveyed => ({
    ...{ name, run, failure },
    seconds: (performance.now() - startedAt) / 1000,
  })
  try {
    const form = new FormData()
    for (const [key, value] of Object.entries({ brokerId, publish: 'approved', review: 'true' })) {
      form.set(key, value)
    }
    form.set('file', new Blob([new Uint8Array(content.bytes)]), content.fileName)
    const { import: uploaded } = await client.upload(propertyImport.upload, form)
    const params = { id: uploaded._id }
    await settle(client, params.id)
    const proposed = Object.fromEntries(
      uploaded.proposals.map(({ parameter, value }) => [parameter, value]),
    )
    const mapping = { ...proposed, ...given }
    if (Object.keys(mapping).length > 0) {
      await client.call(propertyImport.map, { params, body: mapping })
    }
    await client.call(propertyImport.check, { params, body: {} })
    const checked = await settle(client, params.id)
    if (checked.status !== 'checked') return surveyed(checked, checked.message ?? checked.status)
    await client.call(propertyImport.run, { params, body: {} })
    const done = await settle(client, params.id)
    return surveyed(done, done.status === 'done' ? undefined : (done.message ?? done.status))
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return surveyed(undefined, error.message)
  }
}

async function settle(client: Client, id: string): Promise<ImportDetail> {
  for (;;) {
    const { import: run } = await client.call(propertyImport.get, { params: { id } })
    if (run.status !== 'checking' && run.status !== 'running') return run
    await wait(pollMs)
  }
}

async function makeBroker(client: Client): Promise<string> {
  const number = String(++brokers).padStart(4, '0')
  const { broker: made } = await client.call(broker.create, {
    body: {
      ...{ firstName: 'Survey', lastName: 'Broker', companyName: 'Survey' },
      ...{ email: `survey${number}@example.in`, phone: `981234${number}` },
    },
  })
  return made._id
}

const Records = z.array(z.object({ raw: z.string() }))

/** The bytes of a file, and of a text file no more than its first rows, as they stand in it. */
async function contentOf(path: string, maxRows: number | undefined) {
  const bytes = await readFile(path)
  const fileName = basename(path)
  if (maxRows === undefined || !/\.csv(?:\.gz)?$/i.test(fileName)) return { bytes, fileName }
  const text = /\.gz$/i.test(fileName) ? gunzipSync(bytes) : bytes
  const records = Records.parse(
    parse(text, {
      ...{ raw: true, to: maxRows + 1, relax_column_count: true, relax_quotes: true },
      delimiter: [',', ';', '\t', '|'],
    }),
  )
  const first = records.map(({ raw }) => raw).join('')
  return { bytes: Buffer.from(first), fileName: fileName.replace(/\.gz$/i, '') }
}
