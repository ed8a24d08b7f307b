import type { Handle } from '#server/db/connect.ts'

/** Whether a number is shown to be the account's own, by a code that came back from it. */
export async function isNumberProven(
  db: Handle,
  { id }: { id: string },
  phone: string,
): Promise<boolean> {
  const proof = await db
    .selectFrom('number_proof')
    .where('account_id', '=', id)
    .where('phone', '=', phone)
    .select('proven_at')
    .executeTakeFirst()
  return proof !== undefined
}
