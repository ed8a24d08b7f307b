import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { ImportField, ImportProblemKind } from '#contract/import/vocabulary.ts'
import type { Handle } from '#server/db/connect.ts'
import { headerKey } from '#server/import/listing/mapping/header-synonyms.ts'
import { readRemark } from '#server/locale/stored-text.ts'
import { readMapping } from './import-run.ts'

export async function listProblems(
  db: Handle,
  runId: string,
  kind: ImportProblemKind | undefined,
  { page, limit }: { page: number; limit: number },
) {
  const matching = db
    .selectFrom('import_problem')
    .where('run_id', '=', runId)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as ImportProblemKind))
  const { total } = await matching
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  const rows = await matching
    .select(['line', 'column_name as column', 'value', 'reason', 'kind'])
    .orderBy('line')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { rows: rows.map(readRemark), total }
}

/** Lists the refusals in the report of an import, in file order. */
export async function listRefusals(db: Handle, runId: string) {
  const rows = await db
    .selectFrom('import_problem')
    .where('run_id', '=', runId)
    .where('kind', '=', 'refusal')
    .select(['line', 'column_name as column', 'reason'])
    .orderBy('line')
    .orderBy('id')
    .execute()
  return rows.map(readRemark)
}

/** Files with the same headers, ignoring case and punctuation, share a mapping. */
function fingerprintOf(headers: readonly string[]): Buffer {
  return createHash('sha256').update(headers.map(headerKey).join('\u001f')).digest()
}

/**
 * Returns the last mapping of files with these headers; files of refused rows have a column
 * `reason` in addition.
 */
export async function recallMapping(
  db: Handle,
  headers: readonly string[],
): Promise<(ImportField | null)[] | undefined> {
  const own = await readMatching(db, headers)
  if (own || headers.at(-1) !== 'reason') return own
  const before = await readMatching(db, headers.slice(0, -1))
  return before && [...before, null]
}

async function readMatching(
  db: Handle,
  headers: readonly string[],
): Promise<(ImportField | null)[] | undefined> {
  const row = await db
    .selectFrom('import_mapping')
    .select('mapping')
    .where('fingerprint', '=', fingerprintOf(headers))
    .executeTakeFirst()
  const mapping = row && readMapping(row.mapping)
  return mapping?.length === headers.length ? mapping : undefined
}

export async function saveMapping(
  db: Handle,
  headers: readonly string[],
  mapping: readonly (ImportField | null)[],
  changedByName: string,
): Promise<void> {
  const values = { mapping: JSON.stringify(mapping), changed_by_name: changedByName }
  await db
    .insertInto('import_mapping')
    .values({ fingerprint: fingerprintOf(headers), headers: [...headers], ...values })
    .onConflict((conflict) =>
      conflict.column('fingerprint').doUpdateSet({ ...values, changed_at: sql`now()` }),
    )
    .execute()
}
