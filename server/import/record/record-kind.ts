import type { z } from 'zod'
import { hasRight } from '#contract/access.ts'
import type { SheetOutcome } from '#contract/import/record-vocabulary.ts'
import type { Remark } from '#contract/import/result.ts'
import { Refusal } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import type { Handle } from '#server/db/connect.ts'
import { type Field, show, type Value } from '#server/export/column.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'

/** The values of a row by field key. Blank cells have no entry. */
export type Values = Map<string, Value>

export interface Judged {
  outcome: SheetOutcome
  /** Why the row is refused, or notes on what was interpreted or changed. */
  problems: Remark[]
}

/** What a kind of record defines for its import. All rows pass its own schema and service. */
export interface InNoun<Row extends { _id: string }, Draft, Change> {
  fields: readonly Field<Row>[]
  draft: z.ZodType<Draft>
  change: z.ZodType<Change>
  /** Finds the existing record that a row is about. */
  find: (tx: Handle, values: Values) => Promise<Row | undefined>
  /** Rows of one file with the same key are the same record. */
  keyOf: (values: Values) => string
  /** Further fields that must be unique. */
  unique?: readonly string[]
  nesting?: RecordImporter['nesting']
  /** Removes, in place, what such a record cannot have; returns notes on the row. */
  tidy?: (values: Values) => Remark[]
  /** Replaces names by ids, in place, before the draft is parsed; returns notes on the row. */
  resolve?: (
    tx: Handle,
    draft: Record<string, unknown>,
    values: Values,
    before: Row | undefined,
  ) => Promise<Remark[]>
  create: (tx: Handle, viewer: AdministratorViewer, draft: Draft) => Promise<Row>
  save: (tx: Handle, viewer: AdministratorViewer, id: string, change: Change) => Promise<unknown>
  /** Separate actions by key, such as a status or a KYC decision. */
  acts?: Record<
    string,
    (tx: Handle, viewer: AdministratorViewer, id: string, value: Value) => Promise<unknown>
  >
  /** Returns notes on a row after its actions (given by key) were done. */
  notesOnActs?: (
    tx: Handle,
    id: string,
    acts: readonly string[],
    values: Values,
  ) => Promise<Remark[]>
}

/** The importer of one kind of record, with its types hidden. */
export interface RecordImporter {
  fields: readonly Omit<Field<never>, 'from'>[]
  keyOf: (values: Values) => string
  unique: readonly string[]
  /**
   * For records that have parents. Parents are imported first, wherever they are in the file;
   * `namesOf` returns the names by which their children find them.
   */
  nesting?:
    | {
        levels: number
        levelOf: (values: Values) => number
        namesOf: (values: Values) => string[]
        parentNamesOf: (values: Values) => string[]
      }
    | undefined
  /** Imports a row. The caller's transaction decides whether the changes stay. */
  take: (tx: Handle, viewer: AdministratorViewer, values: Values) => Promise<Judged>
}

export function makeRecordImporter<Row extends { _id: string }, Draft, Change>(
  noun: InNoun<Row, Draft, Change>,
): RecordImporter {
  return {
    fields: noun.fields,
    keyOf: noun.keyOf,
    unique: noun.unique ?? [],
    nesting: noun.nesting,
    take: async (tx, viewer, values) => {
      try {
        return await takeRow(noun, tx, viewer, values)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return {
          outcome: 'refused',
          problems: problemsOf(noun.fields, values, error.fields, error.message),
        }
      }
    },
  }
}

async function takeRow<Row extends { _id: string }, Draft, Change>(
  noun: InNoun<Row, Draft, Change>,
  tx: Handle,
  viewer: AdministratorViewer,
  values: Values,
): Promise<Judged> {
  const tidied = noun.tidy?.(values) ?? []
  const before = await noun.find(tx, values)
  const differs = (row: Row) => (field: Field<Row>) =>
    values.has(field.key) && !isSame(field, field.from(row), values.get(field.key))
  const own = noun.fields.filter((field) => field.beyond === undefined)
  const changed = before ? own.filter(differs(before)) : own
  const notes = before ? changed.map((field) => noteOfChange(field, before, values)) : []
  if (!before) refuseIncomplete(noun.fields, values)
  let row = before
  if (!before || changed.length > 0) {
    const parts = new Set(changed.map(({ key }) => key.split('.')[0]))
    const named = own.filter(({ key }) => parts.has(key.split('.')[0]) && values.has(key))
    const draft = nested(named.map(({ key }) => [key, values.get(key)]))
    notes.push(...((await noun.resolve?.(tx, draft, values, before)) ?? []))
    if (before) await noun.save(tx, viewer, before._id, read(noun, noun.change, draft, values))
    else row = await noun.create(tx, viewer, read(noun, noun.draft, draft, values))
  }
  if (!row) throw new Error('A row that was taken is a record.')
  const acts = noun.fields.filter((field) => isAct(field) && differs(row)(field))
  if (before) notes.push(...acts.map((field) => noteOfChange(field, before, values)))
  for (const field of acts) await performAct(noun, tx, viewer, row._id, field, values)
  const keys = acts.map(({ key }) => key)
  notes.push(...((await noun.notesOnActs?.(tx, row._id, keys, values)) ?? []))
  if (!before) return { outcome: 'new', problems: [...tidied, ...notes] }
  if (changed.length + acts.length === 0) return { outcome: 'same', problems: [] }
  return { outcome: 'changed', problems: [...tidied, ...notes] }
}

const isAct = ({ beyond }: Pick<Field<never>, 'beyond'>) =>
  beyond !== undefined && beyond !== 'shown' && beyond !== 'split'

/** Notes each changed field on the row, because a file may be less complete than our data. */
function noteOfChange<Row>(field: Field<Row>, before: Row, values: Values): Remark {
  const { kind, label } = field
  const shown = (value: Value) => show(kind, value).slice(0, 80)
  const was = shown(field.from(before))
  const value = shown(values.get(field.key))
  return {
    column: label,
    value,
    reason: was ? t('this changes from “{value}”', { value: was }) : t('this is added'),
  }
}

function refuseIncomplete<Row>(fields: readonly Field<Row>[], values: Values): void {
  const absent = fields.filter(
    ({ key, isRequiredWhenNew }) => isRequiredWhenNew && !values.has(key),
  )
  if (absent.length === 0) return
  const reason = t('this is required for a new record, but the row does not have it')
  throw new Refusal('invalid_input', {
    fields: Object.fromEntries(absent.map(({ key }) => [key, reason])),
  })
}

async function performAct<Row extends { _id: string }, Draft, Change>(
  noun: InNoun<Row, Draft, Change>,
  tx: Handle,
  viewer: AdministratorViewer,
  id: string,
  { key, beyond, label }: Field<Row>,
  values: Values,
): Promise<void> {
  const perform = noun.acts?.[key]
  const right = beyond === 'shown' || beyond === 'split' ? undefined : beyond
  if (!perform || !right || !hasRight(viewer.role, right)) {
    throw new Refusal('not_allowed', {
      fields: { [key]: t('You are not allowed to set “{label}” with an import.', { label }) },
    })
  }
  await perform(tx, viewer, id, values.get(key))
}

/** Returns whether two values look alike: surrounding blanks and line endings do not count. */
export function isSame({ kind }: Pick<Field<never>, 'kind'>, before: Value, now: Value): boolean {
  const plain = (value: Value) => show(kind, value).replace(/\r\n?/g, '\n').trim()
  return (
    plain(before) === plain(now) ||
    (kind.is === 'number' && Number(before) === now && before !== null)
  )
}

function nested(entries: [string, Value][]): Record<string, unknown> {
  const draft: Record<string, unknown> = {}
  for (const [key, value] of entries) {
    const [first = '', second] = key.split('.')
    if (second === undefined) draft[first] = value
    else draft[first] = { ...(draft[first] as object | undefined), [second]: value }
  }
  return draft
}

function read<Row, Output>(
  noun: { fields: readonly Field<Row>[] },
  schema: z.ZodType<Output>,
  draft: Record<string, unknown>,
  values: Values,
): Output {
  const result = schema.safeParse(draft)
  if (result.success) return result.data
  const fields: Record<string, string> = {}
  for (const { path, message } of result.error.issues) {
    const whole = path.join('.')
    const known = noun.fields.find(({ key }) => key === whole || key === String(path[0]))
    const isBlank = known?.required && !values.has(known.key)
    fields[known?.key ?? whole] ??= isBlank ? t('this is required') : message
  }
  throw new Refusal('invalid_input', { fields })
}

function problemsOf<Row>(
  known: readonly Field<Row>[],
  values: Values,
  fields: Record<string, string>,
  message: string,
): Remark[] {
  const named = Object.entries(fields).map(([key, reason]) => {
    const field = known.find((one) => one.key === key)
    const value = field && values.has(key) ? show(field.kind, values.get(key)) : null
    return { column: field?.label ?? null, value, reason }
  })
  return named.length > 0 ? named : [{ column: null, value: null, reason: message }]
}
