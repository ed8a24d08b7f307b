import type { SelectQueryBuilder } from 'kysely'

/** Returns how many rows a query finds, whatever it selects of them. */
export async function countRows<DB, TB extends keyof DB, Selected>(
  query: SelectQueryBuilder<DB, TB, Selected>,
): Promise<number> {
  const { total } = await query
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow()
  return total
}
