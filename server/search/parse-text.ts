import { dayInIndia } from '#domain/date/date.ts'
import type { Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { extractSocieties, type Society } from '#query-language/gazetteer/societies.ts'
import { mergeSlots } from '#query-language/model/merge-slots.ts'
import type { Option, ParsedQuery, Slot } from '#query-language/model/slots.ts'
import { parseQuery } from '#query-language/parse-query.ts'
import type { Handle } from '#server/db/connect.ts'
import { gazetteer } from '#server/location/gazetteer.ts'
import { societiesIn, societyNames } from '#server/location/society-names.ts'
import { anyParking, coveredParking } from './trace/amenity-traces.ts'

const saysCovered = /cover|stilt|garage/i

/** Cache of recently parsed texts, by gazetteer. */
const lately = new WeakMap<Gazetteer, Map<string, ParsedQuery>>()
/**
 * One request parses its text several times; the map and the facets beside a list parse it again.
 */
const maxLately = 32

function parseOnce(text: string, names: Gazetteer, today: string): ParsedQuery {
  const known = lately.get(names) ?? new Map<string, ParsedQuery>()
  lately.set(names, known)
  const key = `${today} ${text}`
  const parsed = known.get(key) ?? parseQuery(text, names, today)
  known.delete(key)
  known.set(key, parsed)
  const [oldest] = known.keys()
  if (known.size > maxLately && oldest !== undefined) known.delete(oldest)
  return parsed
}

/** Parses the text of a search. Parking means any kind unless the text says covered. */
export function readText(
  text: string,
  names: Gazetteer,
  today: string,
  societies: readonly Society[],
): ParsedQuery {
  const plain = parseOnce(text, names, today)
  const read = societies.length > 0 ? extractSocieties(plain, text, societies) : plain
  const slots = read.slots.map((slot) => withAnyParking(slot))
  if (slots.every((slot, at) => slot === read.slots[at])) return read
  return { ...read, slots, filter: mergeSlots(slots) }
}

/** "Parking" alone is any parking, of several features as well: "parking or lift". */
function withAnyParking(slot: Slot): Slot {
  if (saysCovered.test(slot.text)) return slot
  const widened = <Value extends { name: string }>(value: Value) =>
    value.name === coveredParking ? { ...value, name: anyParking } : value
  if (slot.slot === 'either') {
    const value = slot.value.map(
      (option): Option =>
        option.slot === 'amenity' ? { ...option, value: widened(option.value) } : option,
    )
    return { ...slot, value }
  }
  const isParking = slot.slot === 'amenity' && slot.value.name === coveredParking
  return isParking ? { ...slot, value: widened(slot.value) } : slot
}

/** A parsed text with the gazetteer, societies and day used for parsing. */
export interface ParsedText extends ParsedQuery {
  names: Gazetteer
  societies: readonly Society[]
  today: string
}

/** Parses the text of a search with today's places and societies. */
export async function parseText(db: Handle, search: string): Promise<ParsedText> {
  const [names, known] = await Promise.all([gazetteer(db), societyNames(db)])
  const societies = await societiesIn(db, known, names, search)
  const today = dayInIndia(new Date())
  return { ...readText(search, names, today, societies), names, societies, today }
}
