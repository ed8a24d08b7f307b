import { scriptOf } from '#domain/text/indic-scripts.ts'
import { languagesOf, regionalNumbers } from '#query-language/lexicon/regional/numbers.ts'
import { roomUnits, type Unit, units } from '#query-language/lexicon/units.ts'
import { scriptWords, stemsOf } from './script-words.ts'

/** "Within one kilometre" is one word in Tamil: கிலோமீட்டருக்குள். */
function distanceOf(word: string): string | undefined {
  const script = scriptOf(word)
  return script && stemsOf(word, script).some(({ stem }) => scriptWords.get(stem) === 'km')
    ? 'km'
    : undefined
}

/** Returns the unit of a word that needs no translation. */
export function plainUnit(word: string): 'room' | Unit['of'] | undefined {
  const known = scriptWords.get(word) ?? distanceOf(word) ?? word
  return roomUnits.words.has(known) ? 'room' : units.words.get(known)?.of
}

/** Cached, because few words are units. */
const unitWords = new Map<string, boolean>()
const maxUnitWords = 5_000

/** Returns whether a word may be the unit of an amount. */
export function mayBeUnit(word: string): boolean {
  const known = unitWords.get(word)
  if (known !== undefined) return known
  const plain = plainUnit(word)
  const isUnit =
    (plain !== undefined && plain !== 'amount') ||
    languagesOf(word).some((name) => {
      const language = regionalNumbers.get(name)
      return language?.unitAt(word) !== undefined || language?.fusedAt(word) !== undefined
    })
  if (unitWords.size >= maxUnitWords) unitWords.clear()
  unitWords.set(word, isUnit)
  return isUnit
}
