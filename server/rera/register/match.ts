import type { RegisterMatch, RegisterResult } from '#contract/rera-register.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { findReraState } from '#domain/rera/rera-project.ts'
import type { Handle } from '#server/db/connect.ts'
import { findRegistration } from './queries.ts'

interface Asked {
  number: string
  state: string | null
  /** The project name that the listing gives with the number. */
  society: string | null
}

/** Returns what the loaded register of the state says about a number. */
export async function matchRegister(
  db: Handle,
  { number, state, society }: Asked,
): Promise<RegisterMatch> {
  const register = findReraState(state ?? '')
  const row = register ? await findRegistration(db, register, number) : undefined
  const known = {
    project: row?.project ?? null,
    promoter: row?.promoter ?? null,
    status: row?.status ?? null,
    validTo: row?.valid_to ?? null,
    loadedOn: row?.loaded_on ?? null,
  }
  const say = (result: RegisterResult) => ({ result, ...known })
  if (!row) return say('unloaded')
  const { project, status, validTo } = known
  if (!project) return say('missing')
  if (society && !isNamedAlike(society, project)) return say('other-project')
  const isOver = validTo !== null && validTo < dayInIndia(new Date())
  if (isOver || endedStatus.test(status ?? '')) return say('expired')
  return say(society ? 'found' : 'number-found')
}

/** Words in registers for a registration that is no longer valid. */
const endedStatus = /revok|cancel|laps|expir|reject|abeyance|de-?regist/i

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/**
 * The minimum length of a name that identifies it within a longer one: every project has a tower
 * "A".
 */
const minLetters = 4

/** Words that registers add for the phase and the tower, and people leave out. */
function isNamedAlike(one: string, other: string): boolean {
  const [first, second] = [plain(one), plain(other)]
  if (first === second) return first !== ''
  if (Math.min(first.length, second.length) < minLetters) return false
  return first.includes(second) || second.includes(first)
}
