import { placeKey } from './cities.ts'
import { withWholeSide } from './side-of-place.ts'

const roman: Record<string, string> = { i: '1', ii: '2', iii: '3', iv: '4', v: '5', vi: '6' }

/**
 * Returns a key that the spellings of one locality share: `Sector-13`, `sector 13`; `Phase II`,
 * `Phase - 2`. Numbers of phases, stages, blocks and parts become digits, and sides are written
 * out: `Andheri (W)`, `Andheri-West`.
 */
export function localityKey(name: string): string {
  return withWholeSide(placeKey(name)).replace(
    /\b(phase|stage|block|part|extension|kailash|lok|city) (vi|iv|v|i{1,3})\b/g,
    (_, word: string, numeral: string) => `${word} ${roman[numeral]}`,
  )
}
