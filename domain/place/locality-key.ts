import { placeKey } from './cities.ts'
import { withWholeSide } from './side-of-place.ts'

const roman: Record<string, string> = { i: '1', ii: '2', iii: '3', iv: '4', v: '5', vi: '6' }

/**
 * What the spellings of one locality have in common: `Sector-13`, `sector 13`; `Phase II`, `Phase -
 * 2`. Numerals of phases, stages, blocks and parts are written as digits, and sides
 * in whole: `Andheri (W)`, `Andheri-West`.
 */
export function localityKey(name: string): string {
  return withWholeSide(placeKey(name)).replace(
    /\b(phase|stage|block|part|extension|kailash|lok|city) (vi|iv|v|i{1,3})\b/g,
    (_, word: string, numeral: string) => `${word} ${roman[numeral]}`,
  )
}
