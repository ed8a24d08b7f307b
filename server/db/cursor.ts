import { CompiledQuery, type SelectQueryBuilder } from 'kysely'
import type { Handle } from './connect.ts'

const batch = 500

/**
 * Yields the rows of a query in batches, so that memory use does not grow with the result. Needs a
 * transaction; all rows are from the moment of the first fetch.
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
