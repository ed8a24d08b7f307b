import type { z } from 'zod'
import { hasRight } from '#contract/access.ts'
import type { SheetOutcome } from '#contract/import/record-vocabulary.ts'
import type { Remark } from '#contract/import/result.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Handle } from '#server/db/connect.ts'
import { type Field, show, type Value } from '#server/export/column.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'

/** What a row says, by the keys of its noun's fields; a blank cell says nothing. */
export type Values = Map<string, Value>

export interface Judged {
  outcome: SheetOutcome
  /** Why the row stays out, or what of a row that goes in was interpreted or is changed. */
  problems: Remark[]
}

/**
 * What a noun brings to be let in from a file: all of it through its own schema and its own
 * service.
 */
export interface InNoun<Row extends { _id: string }, Draft, Change> {
  fields: readonly Field<Row>[]
  draft: z.ZodType<Draft>
  change: z.ZodType<Change>
  /** The record a row is about, if there is one already. */
  find: (tx: Handle, values: Values) => Promise<Row | undefined>
  /** What makes two rows of one file the same record. */
  keyOf: (values: Values) => string
  /** Fields beside the key that no two records share. */
  unique?: readonly string[]
  nesting?: RecordImporter['nesting']
  /** Takes out what such a record cannot have, in place; answers with notes on the row. */
  tidy?: (values: Values) => Remark[]
  /** Turns names into ids, in place, before the draft is read; answers with notes on the row. */
  resolve?: (
    tx: Handle,
    draft: Record<string, unknown>,
    values: Values,
    before: Row | undefined,
  ) => Promise<Remark[]>
  create: (tx: Handle, viewer: AdministratorViewer, draft: Draft) => Promise<Row>
  save: (tx: Handle, viewer: AdministratorViewer, id: string, change: Change) => Promise<unknown>
  /** Acts of their own, by key: a status, a KYC decision. */
  acts?: Record<
    string,
    (tx: Handle, viewer: AdministratorViewer, id: string, value: Value) => Promise<unknown>
  >
  /** Notes on a row whose acts, by their keys, have been done. */
  notesOnActs?: (
    tx: Handle,
    id: string,
    acts: readonly string[],
    values: Values,
  ) => Promise<Remark[]>
}

/** A noun whose types are its own business. */
export interface RecordImporter {
  fields: readonly Omit<Field<never>, 'from'>[]
  keyOf: (values: Values) => string
  unique: readonly string[]
  /**
   * Of records that lie in one another. Rows of a lower level go in first, whatever line they stand
   * on; `namesOf` says under which names a row is found by those that lie in it.
   */
  nesting?:
    | {
        levels: number
        levelOf: (values: Values) => number
        namesOf: (values: Values) => string[]
        parentNamesOf: (values: Values) => string[]
      }
    | undefined
  /** Does what a row says. The caller's transaction decides whether it stays. */
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
  for (const field of acts) await act(noun, tx, viewer, row._id, field, values)
  const keys = acts.map(({ key }) => key)
  notes.push(...((await noun.notesOnActs?.(tx, row._id, keys, values)) ?? []))
  if (!before) return { outcome: 'new', problems: [...tidied, ...notes] }
  if (changed.length + acts.length === 0) return { outcome: 'same', problems: [] }
  return { outcome: 'changed', problems: [...tidied, ...notes] }
}

const isAct = ({ beyond }: Pick<Field<never>, 'beyond'>) =>
  beyond !== undefined && beyond !== 'shown' && beyond !== 'split'

/** What a row changes of a record stands on the row: a file may know less than we do. */
function noteOfChange<Row>(field: Field<Row>, before: Row, values: Values): Remark {
  const { kind, label } = field
  const shown = (value: Value) => show(kind, value).slice(0, 80)
  const was = shown(field.from(before))
  const value = shown(values.get(field.key))
  return { column: label, value, reason: was ? `this changes from “${was}”` : 'this is added' }
}

function refuseIncomplete<Row>(fields: readonly Field<Row>[], values: Values): void {
  const absent = fields.filter(
    ({ key, isRequiredWhenNew }) => isRequiredWhenNew && !values.has(key),
  )
  if (absent.length === 0) return
  const reason = 'a new record needs this, and the row does not say it'
  throw new Refusal('invalid_input', {
    fields: Object.fromEntries(absent.map(({ key }) => [key, reason])),
  })
}

async function act<Row extends { _id: string }, Draft, Change>(
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
      fields: { [key]: `You are not allowed to set “${label}” by a file.` },
    })
  }
  await perform(tx, viewer, id, values.get(key))
}

/** Whether two values show alike: blanks around a text and how its lines end make no difference. */
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
    fields[known?.key ?? whole] ??= isBlank ? 'this is required' : message
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
