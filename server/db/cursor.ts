import { CompiledQuery, type SelectQueryBuilder } from 'kysely'
import type { Handle } from './connect.ts'

const batch = 500

/**
 * The rows of a query, some hundred at a time: memory stays flat however many there are. Needs a
 * transaction, and all rows are of the moment the first was asked for.
 */
export async function* inBatches<DB, Table extends keyof DB, Row>(
  tx: Handle,
  query: SelectQueryBuilder<DB, Table, Row>,
): AsyncGenerator<Row[]> {
  const { sql, parameters } = query.compile()
  await tx.executeQuery(
    CompiledQuery.raw(`declare batches no scroll cursor for ${sql}`, [...parameters]),
  )
  for (;;) {
    const { rows } = await tx.executeQuery<Row>(
      CompiledQuery.raw(`fetch forward ${batch} from batches`),
    )
    if (rows.length > 0) yield rows
    if (rows.length < batch) break
  }
  await tx.executeQuery(CompiledQuery.raw('close batches'))
}
