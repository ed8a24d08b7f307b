import { v7 } from 'uuid'
import type { Handle } from '#server/db/connect.ts'

export interface ProposedArea {
  name: string
  city: { id: string; state: string }
}

/**
 * Proposes an area that somebody named: it waits, inactive, for an administrator to accept it or to
 * merge it into another. One that waits already, or is there, is taken as it is. Answers its id.
 */
export async function proposeArea(tx: Handle, { name, city }: ProposedArea): Promise<string> {
  const area = { name, type: 'area' as const, parent_id: city.id }
  await tx
    .insertInto('location')
    .values({ id: v7(), ...area, state: city.state, is_proposed: true, is_active: false })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { id } = await tx
    .selectFrom('location')
    .where('parent_id', '=', city.id)
    .where('type', '=', 'area')
    .where(({ fn, eb }) => eb(fn('lower', ['name']), '=', fn('lower', [eb.val(name)])))
    .select('id')
    .executeTakeFirstOrThrow()
  return id
}
