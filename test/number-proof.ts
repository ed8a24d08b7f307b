import type { Handle } from '#server/db/connect.ts'

/** Shows that a number is an account's own, as its code that came back from it does. */
export async function proveNumber(
  db: Handle,
  { realm, id }: { realm: 'customer' | 'broker'; id: string },
  phone: string,
): Promise<void> {
  await db
    .insertInto('number_proof')
    .values({ account_realm: realm, account_id: id, phone })
    .execute()
}
