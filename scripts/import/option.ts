import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { ImportMapping } from '#contract/import/import.ts'
import { ImportField } from '#contract/import/vocabulary.ts'
import { ListingType, PropertyType } from '#contract/property/vocabulary.ts'
import { StartError } from '#server/start-error.ts'

export const usage = `Usage: npm run import -- FILE [options]

  FILE                 listings as .csv, .csv.gz or a workbook (.xlsx, .xls)
  --sheet NAME         the sheet of a workbook; without it the first visible one with rows
  --broker EMAIL       the broker the listings go to
  --publish STATE      pending (default) or approved
  --city NAME          the city, where the file does not say it
  --for PURPOSE        sell, rent or lease, where the file does not say it
  --type TYPE          the property type, where the file does not say it
  --as-of DAY          the day the file was made (2026-05-31), for "posted 3 days ago"
  --mapping FILE.json  which column is what: {"columns": {"Header": "field"}}
  --yes                import after the check, without asking

Fields: ${ImportField.keys.join(' ')}`

export interface Options {
  file: string
  broker: string | undefined
  sheet: string | undefined
  publish: 'pending' | 'approved'
  mapping: ImportMapping
  yes: boolean
}

const names = {
  broker: { type: 'string' },
  sheet: { type: 'string' },
  publish: { type: 'string' },
  city: { type: 'string' },
  for: { type: 'string' },
  type: { type: 'string' },
  'as-of': { type: 'string' },
  mapping: { type: 'string' },
  yes: { type: 'boolean' },
} as const

/** Reads the command line; what is wrong with it is thrown as a sentence. */
export async function readOptions(argv: string[]): Promise<Options> {
  const { values, positionals } = parsed(argv)
  const [file, ...more] = positionals
  if (!file || more.length > 0) throw new StartError(usage)
  const said = {
    city: values.city,
    listingType: values.for && oneOf('--for', values.for, ListingType.keys),
    propertyType: values.type && oneOf('--type', values.type, PropertyType.keys),
    asOf: values['as-of'],
  }
  const fromFile = values.mapping ? await readMappingFile(values.mapping) : {}
  const mapping = ImportMapping.safeParse({ ...fromFile, ...withoutGaps(said) })
  if (!mapping.success) throw new StartError(mapping.error.issues[0]?.message ?? usage)
  return {
    file,
    broker: values.broker,
    sheet: values.sheet,
    publish: values.publish
      ? oneOf('--publish', values.publish, ['pending', 'approved'])
      : 'pending',
    mapping: mapping.data,
    yes: values.yes ?? false,
  }
}

function parsed(argv: string[]) {
  try {
    return parseArgs({ args: argv, options: names, allowPositionals: true })
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}

function oneOf<Word extends string>(name: string, given: string, words: readonly Word[]): Word {
  const found = words.find((word) => word === given.toLowerCase())
  if (!found) throw new StartError(`${name} must be one of: ${words.join(', ')}.`)
  return found
}

// Written by hand: the columns may be an object, which is the easier thing to write.
const mappingFile = z.looseObject({
  columns: z.union([z.record(z.string(), z.string().nullable()), z.array(z.unknown())]).optional(),
})

async function readMappingFile(path: string): Promise<Record<string, unknown>> {
  let document: unknown
  try {
    document = JSON.parse(await readFile(path, 'utf8'))
  } catch {
    throw new StartError(`${path} cannot be read as JSON.`)
  }
  const read = mappingFile.safeParse(document)
  if (!read.success)
    throw new StartError(`${path} must look like {"columns": {"Header": "field"}}.`)
  const { columns, ...rest } = read.data
  if (!columns) return rest
  const list = Array.isArray(columns)
    ? columns
    : Object.entries(columns).map(([header, field]) => ({ header, field }))
  return { ...rest, columns: list }
}

function withoutGaps(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
