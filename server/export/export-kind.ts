import type { SheetNoun } from '#contract/import/record-vocabulary.ts'
import type { Handle } from '#server/db/connect.ts'
import { type Field, show } from './column.ts'

/** What a noun brings to be taken out as a file. `each` reads inside one transaction. */
export interface OutNoun<Row, Query> {
  name: SheetNoun | 'invoices' | 'waitlist'
  fields: readonly Field<Row>[]
  each: (tx: Handle, query: Query) => AsyncIterable<readonly Row[]>
}

/** The lines of a file, header first, some hundred at a time. */
export async function* linesOf<Row, Query>(
  tx: Handle,
  { fields: all, each }: OutNoun<Row, Query>,
  query: Query,
): AsyncGenerator<string[][]> {
  const fields = all.filter(({ beyond }) => beyond !== 'split')
  yield [fields.map(({ label }) => label)]
  for await (const rows of each(tx, query)) {
    yield rows.map((row) => fields.map(({ kind, from }) => show(kind, from(row))))
  }
}

/** Of a list only the selection, where there is one. */
export async function* chosenOf<Row extends { _id: string }>(
  batches: AsyncIterable<readonly Row[]>,
  ids: readonly string[] | undefined,
): AsyncGenerator<readonly Row[]> {
  const wanted = ids && new Set(ids)
  for await (const rows of batches) {
    yield wanted ? rows.filter((row) => wanted.has(row._id)) : rows
  }
}

/** The same of a list that is short enough to be held. */
export async function* chosen<Row extends { _id: string }>(
  rows: Promise<readonly Row[]>,
  ids: readonly string[] | undefined,
): AsyncGenerator<readonly Row[]> {
  async function* whole() {
    yield await rows
  }
  yield* chosenOf(whole(), ids)
}
