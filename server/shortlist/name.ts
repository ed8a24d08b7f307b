import type { Handle } from '#server/db/connect.ts'
import { findFreeNumber } from './participant-queries.ts'

/** Returns a name without the number that we add: nobody passes for another's second namesake. */
const bare = (name: string): string => name.replace(/(?:\s*\(\d+\))+$/u, '').trim() || name

/** Returns a name as it is compared: case, width, accents in pieces and invisible letters aside. */
const keyOf = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()

/** Returns the columns of a name in a locked shortlist; `except` is who has it already. */
export async function nameColumns(
  tx: Handle,
  shortlistId: string,
  given: string,
  except: string | null,
) {
  const name = bare(given)
  const name_key = keyOf(name)
  const name_number = await findFreeNumber(tx, shortlistId, name_key, except)
  return { name, name_key, name_number }
}
