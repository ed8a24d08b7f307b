import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { importLimits } from '#contract/upload-limits.ts'
import { StartError } from '#server/start-error.ts'
import { signIn } from './survey/client.ts'
import { importFile, type Surveyed } from './survey/import-file.ts'
import { optionsFor, readOptions, type SurveyOptions, usage } from './survey/option.ts'
import { describeFile, describeTotals } from './survey/report.ts'
import { sampleRows } from './survey/sample.ts'
import { startSurveyServer } from './survey/server.ts'

/** `npm run survey -- FOLDER`: imports every file over HTTP into a database of its own. */

// Leaving by exit() lets the embedded database shut down.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

const say = (line: string) => process.stdout.write(`${line}\n`)

if (process.argv.includes('--help')) say(usage)
else {
  try {
    await survey(await readOptions(process.argv.slice(2)))
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

async function survey(options: SurveyOptions): Promise<void> {
  const names = (await filesIn(options.folder)).filter((name) => name.includes(options.only))
  if (names.length === 0) throw new StartError(`No ${importLimits.formats} in ${options.folder}.`)
  const server = await startSurveyServer()
  try {
    const client = await signIn(server.url, server.administrator)
    const surveyed: Surveyed[] = []
    for (const name of names) {
      const given = optionsFor(options, name)
      const file = await importFile(client, join(options.folder, name), name, given, options.rows)
      surveyed.push(file)
      for (const line of describeFile(file)) say(line)
      if (options.show === 0 || !file.run) continue
      const samples = await sampleRows(client, server, file.run, options)
      for (const line of samples) say(line)
    }
    say('')
    for (const line of describeTotals(surveyed)) say(line)
  } finally {
    await server.stop()
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => {
    throw new StartError(`${folder} cannot be read.`)
  })
  const { extensions } = importLimits
  return names.filter((name) => extensions.some((end) => name.toLowerCase().endsWith(end))).sort()
}
