import type { Handle } from '#server/db/connect.ts'
import { findFreeNumber } from './participant-queries.ts'

/**
 * Returns a name without the number that distinguishes namesakes, so that nobody imitates a
 * namesake.
 */
const bare = (name: string): string => name.replace(/(?:\s*\(\d+\))+$/u, '').trim() || name

/**
 * Returns a name in the form in which names are compared: without case, width, composed accents and
 * invisible letters.
 */
const keyOf = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()

/**
 * Returns the columns of a name in a locked shortlist; `except` is the participant who already has
 * it.
 */
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
