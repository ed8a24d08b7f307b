import { type RawBuilder, sql } from 'kysely'

/** The ids of the brokers who are called so, themselves or their company; an array, found once for a query. */
export function brokersCalled(search: string): RawBuilder<string[]> {
  return sql<string[]>`array(select id from broker
    where strpos(lower(concat_ws(' ', first_name, last_name, company_name)), lower(${search})) > 0)`
}
