import type { FastifyInstance } from 'fastify'
import { maxQuestionLength } from '#domain/search/search-length.ts'
import { ask, type Response, textWithout } from './ask.ts'
import type { Description } from './describe.ts'

export const causes = [
  'too long',
  'place unknown',
  'parse wrong',
  'soft taken as hard',
  'not stated by listings',
  'zero, many parts',
  'other homes, many parts',
  'ranked too low',
] as const

/** Why a home was not on the first page. */
export interface Cause {
  name: (typeof causes)[number]
  /** The parts that hide it, or where it stands instead. */
  detail: string
}

type Part = NonNullable<Response['reading']>['slots'][number]

const wholeList = 100
/** How many texts are tried to learn which two parts hide a home together. */
const maxTries = 24

/**
 * Returns why a home is not found: parts of the reading are to blame if the home appears once they
 * are taken away.
 */
export async function causeOf(app: FastifyInstance, description: Description): Promise<Cause> {
  const { text, home } = description
  if (text.length > maxQuestionLength) return { name: 'too long', detail: `${text.length}` }
  const { status, ids, total, reading } = await ask(app, text, wholeList)
  if (status !== 200) return { name: 'parse wrong', detail: `status ${status}` }
  const rank = ids.indexOf(home.id) + 1
  if (rank > 0) return { name: 'ranked too low', detail: `place ${rank} of ${total}` }
  const parts = await hidingParts(app, description)
  if (parts) return { name: nameOf(parts, description), detail: parts.map(say).join('; ') }
  const detail = `read as ${(reading?.slots ?? []).map(say).join('; ')}`
  const isPlace = ({ slot, label }: Part) =>
    slot === 'locality' && home.locality.some((name) => label.includes(name))
  if (!reading?.slots.some(isPlace)) return { name: 'place unknown', detail }
  return { name: total === 0 ? 'zero, many parts' : 'other homes, many parts', detail }
}

const say = ({ slot, text, label, use }: Part) => `${slot} "${text}" as ${label} (${use})`

/** What people say of themselves; that a listing does not state it is no fault of the reading. */
const isAboutWriter = ({ slot }: Part) => slot === 'tenant'

function nameOf(parts: readonly Part[], { soft, has }: Description): Cause['name'] {
  const isOf = (name: string | undefined) => (part: Part) =>
    part.slot === 'amenity' && name !== undefined && sameWords(part.label, name)
  const isUnstated = (part: Part) => isAboutWriter(part) || isOf(has)(part)
  const rest = parts.filter((part) => !isUnstated(part))
  if (rest.length === 0) return 'not stated by listings'
  return rest.every(isOf(soft)) ? 'soft taken as hard' : 'parse wrong'
}

const sameWords = (label: string, name: string) => folded(label).includes(folded(name))
const folded = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')

/** The fewest parts without which the home is among the results; what tells of the writer first. */
async function hidingParts(
  app: FastifyInstance,
  { text, home }: Description,
): Promise<Part[] | undefined> {
  const partsOf = async (words: string) => {
    const { ids, reading } = await ask(app, words, wholeList)
    const filters = (reading?.slots ?? []).filter(({ use }) => use === 'filter' || use === 'text')
    return { isShown: ids.includes(home.id), filters }
  }
  const removed: Part[] = []
  let words = text
  let read = await partsOf(words)
  for (let own = read.filters.find(isAboutWriter); own; own = read.filters.find(isAboutWriter)) {
    removed.push(own)
    words = await textWithout(app, words, own)
    read = await partsOf(words)
    if (read.isShown) return removed
    if (removed.length > 3) return undefined
  }
  let queue = [{ words, filters: read.filters, removed }]
  let tries = 0
  for (let depth = 0; depth < 2; depth++) {
    const next: typeof queue = []
    for (const entry of queue) {
      for (const part of entry.filters) {
        if (tries++ > maxTries) return undefined
        const shorter = await textWithout(app, entry.words, part)
        const { isShown, filters } = await partsOf(shorter)
        if (isShown) return [...entry.removed, part]
        next.push({ words: shorter, filters, removed: [...entry.removed, part] })
      }
    }
    queue = next
  }
  return undefined
}
