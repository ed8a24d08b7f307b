import type { SheetNoun } from '#contract/import/record-vocabulary.ts'
import type { Handle } from '#server/db/connect.ts'
import { type Field, show } from './column.ts'

/** What a record type provides for export. `each` reads inside one transaction. */
export interface OutNoun<Row, Query> {
  name: SheetNoun | 'invoices' | 'waitlist'
  fields: readonly Field<Row>[]
  each: (tx: Handle, query: Query) => AsyncIterable<readonly Row[]>
}

/** Yields the rows of a file in batches, header first. */
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

/** Yields only the selected rows of a list, or all without a selection. */
export async function* chosenOf<Row extends { _id: string }>(
  batches: AsyncIterable<readonly Row[]>,
  ids: readonly string[] | undefined,
): AsyncGenerator<readonly Row[]> {
  const wanted = ids && new Set(ids)
  for await (const rows of batches) {
    yield wanted ? rows.filter((row) => wanted.has(row._id)) : rows
  }
}

/** The same for a list small enough to be in memory. */
export async function* chosen<Row extends { _id: string }>(
  rows: Promise<readonly Row[]>,
  ids: readonly string[] | undefined,
): AsyncGenerator<readonly Row[]> {
  async function* whole() {
    yield await rows
  }
  yield* chosenOf(whole(), ids)
}
