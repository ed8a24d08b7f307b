import type {
  ImportDetail,
  ImportMapping,
  ImportProblem,
  ImportRun,
} from '#contract/import/import.ts'
import { type ImportResult, maxRefusedInReply } from '#contract/import/result.ts'
import {
  ImportField,
  ImportParameter,
  type ImportProblemKind,
  type ImportStatus,
} from '#contract/import/vocabulary.ts'
import { type Pagination, paginationOf } from '#contract/page.ts'
import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import type { Actor } from '#server/audit/record.ts'
import { getBroker } from '#server/broker/service.ts'
import type { Handle } from '#server/db/connect.ts'
import { doubled, missingFrom, type Parameters } from '#server/import/listing/mapping/read-plan.ts'
import { actOnRun, cancelRun, existingRun } from '#server/import/run/act.ts'
import { resultOf } from '#server/import/run/await-step.ts'
import { listRuns } from '#server/import/run/run-queries.ts'
import { planOf, type Run, readRun, requireBroker } from './import-run.ts'
import { findBrokerNames } from './listing-queries.ts'
import { presentDetail, presentRun } from './present.ts'
import { listProblems, saveMapping } from './queries.ts'

const firstProblems = 20

type Paging = { page: number; limit: number }

export async function findImports(
  db: Handle,
  { status, ...paging }: Paging & { status?: ImportStatus | undefined },
): Promise<{ imports: ImportRun[]; pagination: Pagination }> {
  const { rows, total } = await listRuns(db, { noun: 'properties', status }, paging)
  const brokers = await findBrokerNames(
    db,
    rows.flatMap((row) => row.broker_id ?? []),
  )
  return {
    imports: rows.map((row) => presentRun(readRun(row), brokers.get(row.broker_id ?? '') ?? null)),
    pagination: paginationOf(paging.page, paging.limit, total),
  }
}

export async function getImport(db: Handle, id: string): Promise<ImportDetail> {
  const run = await existing(db, id)
  const brokers = await findBrokerNames(db, run.brokerId ? [run.brokerId] : [])
  const problems = await listProblems(db, id, undefined, { page: 1, limit: firstProblems })
  return presentDetail(run, brokers.get(run.brokerId ?? '') ?? null, problems.rows)
}

/** Returns the result of an import to the request that uploaded the file. */
export async function presentResult(db: Handle, id: string): Promise<ImportResult> {
  const { row } = await existing(db, id)
  const limit = maxRefusedInReply
  const { rows } = await listProblems(db, id, 'refusal', { page: 1, limit })
  const counts = {
    rows: row.row_count,
    imported: row.inserted_count,
    updated: row.updated_count,
    duplicates: row.duplicate_count,
    refused: row.refused_count,
  }
  const refused = rows.map(({ kind: _, ...problem }) => problem)
  return resultOf(row, counts, refused)
}

export async function findProblems(
  db: Handle,
  id: string,
  { kind, ...paging }: Paging & { kind?: ImportProblemKind | undefined },
): Promise<{ problems: ImportProblem[]; pagination: Pagination }> {
  await existing(db, id)
  const { rows, total } = await listProblems(db, id, kind, paging)
  return { problems: rows, pagination: paginationOf(paging.page, paging.limit, total) }
}

/** Saves the mapping and the missing values; the mapping is remembered for similar files. */
export function changeMapping(
  db: Handle,
  actor: Actor,
  id: string,
  { columns, ...parameters }: ImportMapping,
): Promise<void> {
  return actOnRun(db, actor, ['map', 'listings', id], async (tx, row) => {
    const run = readRun(row)
    const mapping = columns ? matched(run, columns) : run.mapping
    if (columns) await saveMapping(tx, run.headers, mapping, actor.name)
    const change = {
      ...({ status: 'uploaded', checkedAt: null, position: 0, mapping } as const),
      mappingFrom: columns ? 'given' : run.mappingFrom,
      parameters: changedParameters(run.parameters, parameters),
    } as const
    return { change, after: { columns: columns?.length ?? 0, ...parameters } }
  })
}

/** Returns the parameters after a change: unnamed ones stay, and `null` clears one. */
function changedParameters(before: Parameters, change: Omit<ImportMapping, 'columns'>): Parameters {
  const after = { ...before }
  for (const name of ImportParameter.keys) {
    const value = change[name]
    if (value === null) delete after[name]
    else if (value !== undefined) Object.assign(after, { [name]: value })
  }
  if (change.wording) after.wording = change.wording
  return after
}

/** Starts the check, if nothing is left to be mapped or entered. */
export function requestCheck(
  db: Handle,
  actor: Actor,
  id: string,
  brokerId?: string,
): Promise<void> {
  return actOnRun(db, actor, ['check', 'listings', id], async (tx, row) => {
    const missing = missingFrom(planOf(readRun(row)))
    if (missing.length > 0) {
      const fields = Object.fromEntries(missing.map(({ name, reason }) => [name, reason]))
      throw refuse('import_mapping_incomplete', { fields })
    }
    if (brokerId) await getBroker(tx, brokerId)
    return {
      change: { status: 'checking', brokerId, checkedAt: null, position: 0, finishedAt: null },
    }
  })
}

/** Starts the import after its check; an interrupted one resumes where it stopped. */
export function requestRun(
  db: Handle,
  actor: Actor,
  id: string,
  given: { brokerId?: string | undefined; publish?: Run['publish'] | undefined },
): Promise<void> {
  return actOnRun(db, actor, ['run', 'listings', id], async (tx, row) => {
    const run = readRun(row)
    const brokerId = await brokerFor(tx, run, given.brokerId)
    const publish = row.position > 0 ? run.publish : (given.publish ?? run.publish)
    return {
      change: { status: 'running', brokerId, publish },
      after: { fileName: run.fileName, publish, broker: brokerId ?? 'as each row says' },
    }
  })
}

export function cancelImport(db: Handle, actor: Actor, id: string): Promise<void> {
  return cancelRun(db, actor, 'listings', id, async (_tx, run) => run.inserted_count)
}

export async function existing(db: Handle, id: string): Promise<Run> {
  return readRun(await existingRun(db, id, 'listings'))
}

/**
 * Returns the broker of the listings: the one of the check, unless every row names its own. A check
 * for one broker does not apply to another, who has other listings (decision 0033).
 */
async function brokerFor(tx: Handle, run: Run, given: string | undefined) {
  const brokerId = given ?? run.brokerId ?? undefined
  if (brokerId) await getBroker(tx, brokerId)
  requireBroker(run, brokerId)
  if (given && given !== run.brokerId) {
    const reason =
      run.row.position > 0
        ? t('You cannot change the broker once the import has started.')
        : t(
            'This file was not checked for this broker. Please check it again with this ' +
              'broker, then import it.',
          )
    throw refuse('invalid_input', { message: reason, fields: { brokerId: reason } })
  }
  return brokerId
}

/**
 * Returns the mapping of all columns after a person mapped some; repeated headers are distinguished
 * by order.
 */
function matched(run: Run, columns: NonNullable<ImportMapping['columns']>): (ImportField | null)[] {
  const mapping = [...run.mapping]
  const used = new Set<number>()
  for (const { header, field } of columns) {
    const index = run.headers.findIndex((name, at) => name === header.trim() && !used.has(at))
    if (index < 0) {
      throw refuse('invalid_input', {
        fields: {
          columns: t('There is no column "{header}" in this file.', {
            header: header.slice(0, 80),
          }),
        },
      })
    }
    used.add(index)
    mapping[index] = field
  }
  const twice = doubled(mapping)
  if (twice.length > 0) {
    const names = twice.map((field) => ImportField.label(field)).join(', ')
    throw refuse('invalid_input', {
      fields: { columns: t('Matched to more than one column: {names}.', { names }) },
    })
  }
  return mapping
}
