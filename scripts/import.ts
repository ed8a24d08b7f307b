import { createReadStream, createWriteStream } from 'node:fs'
import { access, constants, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { ImportDetail } from '#contract/import/import.ts'
import { Refusal } from '#contract/refusal.ts'
import { findBrokers } from '#server/broker/service.ts'
import type { Database } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { refusedName, refusedRows } from '#server/import/listing/refused-rows.ts'
import {
  changeMapping,
  existing,
  findProblems,
  getImport,
  requestCheck,
  requestRun,
} from '#server/import/listing/service.ts'
import { takeFile, uploadLimits } from '#server/import/listing/upload.ts'
import { makeListingImport } from '#server/import/listing/work.ts'
import { importPath } from '#server/import/run/files.ts'
import { takeUp } from '#server/import/run/take-up.ts'
import { receiveFile } from '#server/import/run/upload.ts'
import { StartError } from '#server/start-error.ts'
import { type Options, readOptions, usage } from './import/option.ts'
import {
  describeCheck,
  describeMapping,
  describeProposals,
  describeResult,
} from './import/report.ts'
import { type Job, runJob } from './job.ts'

/**
 * `npm run import -- FILE`: a dry run first, then the import, beside a running server or without.
 */

const actor = {
  realm: null,
  id: null,
  name: 'Command line',
  trace: { address: null, requestId: null },
}

if (process.argv.includes('--help')) process.stdout.write(`${usage}\n`)
else await runJob(start)

async function start(job: Job): Promise<void> {
  try {
    await importFile(job, await readOptions(process.argv.slice(2)))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new StartError([error.message, ...Object.values(error.fields)].join('\n  '))
  }
}

async function importFile({ config, db, pool, say }: Job, options: Options): Promise<void> {
  await access(options.file, constants.R_OK).catch(() => {
    throw new StartError(`${options.file} cannot be read.`)
  })
  await migrate(pool, { log: say })
  const brokerId = options.broker ? await brokerByEmail(db, options.broker) : undefined
  const content = createReadStream(options.file)
  const incoming = { fileName: basename(options.file), content }
  // Without parameters it waits for the matching; they are said below, with the proposals.
  const given = async () => ({ brokerId, sheet: options.sheet })
  // What lies on this machine may be of any size.
  const limits = { ...uploadLimits, maxBytes: Number.POSITIVE_INFINITY }
  const id = await receiveFile(config.dataDir, incoming, limits, given, (file, said) =>
    takeFile(db, actor, file, said, 'wait'),
  )
  if (Object.keys(options.mapping).length > 0) await changeMapping(db, actor, id, options.mapping)
  const opened = await getImport(db, id)
  for (const line of [...describeMapping(opened), ...describeProposals(opened)]) say(line)
  await acceptProposals(db, opened)
  await requestCheck(db, actor, id)
  await workUntilDone(db, config.dataDir, id, 'Checking')
  const checked = await finished(db, id, 'checked')
  const refusals = await findProblems(db, id, { kind: 'refusal', page: 1, limit: 10 })
  for (const line of describeCheck(checked, refusals.problems)) say(line)
  if (!(await isWanted(db, checked, options, say))) return
  await requestRun(db, actor, id, { publish: options.publish })
  await workUntilDone(db, config.dataDir, id, 'Importing')
  const done = await finished(db, id, 'done')
  say(describeResult(done))
  if (done.counts.refused === 0) return
  say(`Refused rows: ${await writeRefused(db, config.dataDir, id, options.file)}`)
}

async function acceptProposals(db: Database, { _id, proposals }: ImportDetail): Promise<void> {
  if (proposals.length === 0) return
  const said = Object.fromEntries(proposals.map(({ parameter, value }) => [parameter, value]))
  await changeMapping(db, actor, _id, said)
}

async function brokerByEmail(db: Database, email: string): Promise<string> {
  const { brokers } = await findBrokers(db, { search: email, page: 1, limit: 100 })
  const broker = brokers.find((found) => found.email === email.trim().toLowerCase())
  if (!broker) throw new StartError(`No broker has the email ${email}.`)
  return broker._id
}

/** Works here, or waits where a running server has taken the import up. */
async function workUntilDone(db: Database, dataDir: string, id: string, verb: string) {
  const { counts } = await getImport(db, id)
  const total = counts.rows > 0 ? ` of ${counts.rows}` : ''
  const show = (position: number) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${verb}: ${position}${total} rows `)
  }
  for (;;) {
    await takeUp(db, id, makeListingImport(dataDir), {
      isStopping: () => false,
      onProgress: show,
      onFailure: (error) =>
        process.stderr.write(`${error instanceof Error ? error.stack : error}\n`),
    })
    const { status, row } = await existing(db, id)
    if (status !== 'checking' && status !== 'running') break
    show(row.position)
    await wait(300)
  }
  if (process.stderr.isTTY) process.stderr.write('\r')
}

async function finished(
  db: Database,
  id: string,
  wanted: ImportDetail['status'],
): Promise<ImportDetail> {
  const detail = await getImport(db, id)
  if (detail.status !== wanted)
    throw new StartError(detail.message ?? `It ended as ${detail.status}.`)
  return detail
}

/** Beside the file, or in the data folder where that may not be written. */
async function writeRefused(
  db: Database,
  dataDir: string,
  id: string,
  file: string,
): Promise<string> {
  const folder = dirname(resolve(file))
  // Its mode counts even for root, whom nothing would stop.
  const isOpen = ((await stat(folder)).mode & 0o222) !== 0
  const isWritable = isOpen && (await mayWrite(folder))
  const path = join(isWritable ? folder : dataDir, refusedName(basename(file)))
  const rows = refusedRows(db, await existing(db, id), importPath(dataDir, id))
  await pipeline(Readable.from(rows), createWriteStream(path))
  return path
}

function mayWrite(folder: string): Promise<boolean> {
  return access(folder, constants.W_OK).then(
    () => true,
    () => false,
  )
}

/** Whether to go on after the check: told by --yes, or asked on a terminal. */
async function isWanted(
  db: Database,
  checked: ImportDetail,
  options: Options,
  say: Job['say'],
): Promise<boolean> {
  if (checked.counts.ready === 0) {
    say('There is nothing to import.')
    return false
  }
  const isNamed = checked.columns.some(
    ({ field }) => field === 'brokerEmail' || field === 'brokerPhone',
  )
  if (!checked.broker && !isNamed) {
    const { brokers } = await findBrokers(db, { status: 'active', page: 1, limit: 5 })
    const example = brokers[0]
      ? ` (for example ${brokers.map(({ email }) => email).join(', ')})`
      : ''
    say(`To import, say whose listings these are: --broker EMAIL${example}`)
    if (options.yes) process.exitCode = 1
    return false
  }
  if (options.yes) return true
  const whose = checked.broker ? ` for ${checked.broker.name}` : ''
  const { updated } = checked.counts
  const changes = updated > 0 ? ` and change ${updated}` : ''
  const question = `Import ${checked.counts.new} listings${whose} as ${options.publish}${changes}?`
  if (!process.stdin.isTTY) {
    say(`Nothing was imported. ${question} Run again with --yes.`)
    return false
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question} [y/N] `)
  terminal.close()
  return /^y(?:es)?$/i.test(answer.trim())
}
