import { readFile } from 'node:fs/promises'
import { matchesGlob } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { ImportMapping } from '#contract/import/import.ts'
import { StartError } from '#server/start-error.ts'

export const usage = `Usage: npm run survey -- FOLDER [options]

  FOLDER               all .csv, .csv.gz, .xlsx and .xls in it are imported over HTTP into a
                       database of their own, which is removed at the end
  --options FILE.json  what files do not say, by their names in the folder, * for any letters:
                       {"rent-*.csv": {"city": "Pune", "listingType": "rent",
                        "columns": [{"header": "Ask", "field": "price"}]}}
  --rows N             at most N rows of each .csv and .csv.gz
  --show N             N random rows of each file beside what was published of them
  --seed TEXT          which rows are shown (default: survey)
  --only TEXT          only files with this in their names`

export interface SurveyOptions {
  folder: string
  byName: Record<string, ImportMapping>
  rows: number | undefined
  show: number
  seed: string
  only: string
}

const names = {
  options: { type: 'string' },
  rows: { type: 'string' },
  show: { type: 'string', default: '0' },
  seed: { type: 'string', default: 'survey' },
  only: { type: 'string', default: '' },
} as const

const count = z.coerce.number().int().min(0)

/** Reads the command line; what is wrong with it is thrown as a sentence. */
export async function readOptions(argv: string[]): Promise<SurveyOptions> {
  const { values, positionals } = parsed(argv)
  const [folder, ...more] = positionals
  if (!folder || more.length > 0) throw new StartError(usage)
  return {
    folder,
    byName: values.options ? await readFileOptions(values.options) : {},
    rows: values.rows === undefined ? undefined : number('--rows', values.rows),
    show: number('--show', values.show),
    seed: values.seed,
    only: values.only,
  }
}

/** What is said of this file: by the first pattern that its name fits. */
export function optionsFor({ byName }: SurveyOptions, name: string): ImportMapping {
  const pattern = Object.keys(byName).find((each) => matchesGlob(name, each))
  return pattern === undefined ? {} : (byName[pattern] ?? {})
}

function parsed(argv: string[]) {
  try {
    return parseArgs({ args: argv, options: names, allowPositionals: true })
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}

function number(name: string, given: string): number {
  const read = count.safeParse(given)
  if (!read.success) throw new StartError(`${name} must be a whole number.`)
  return read.data
}

async function readFileOptions(path: string): Promise<Record<string, ImportMapping>> {
  let document: unknown
  try {
    document = JSON.parse(await readFile(path, 'utf8'))
  } catch {
    throw new StartError(`${path} cannot be read as JSON.`)
  }
  const read = z.record(z.string(), ImportMapping).safeParse(document)
  if (read.success) return read.data
  const { path: at, message } = read.error.issues[0] ?? { path: [], message: usage }
  throw new StartError(`${path}, ${at.join('.')}: ${message}`)
}
