import type { Handle } from '#server/db/connect.ts'

/** Returns whether the account has proven the number with a code sent back from it. */
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
