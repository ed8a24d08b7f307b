import type { FixedUnit, StateUnit } from '#domain/area/area.ts'
import { regExp } from '#domain/text/reg-exp.ts'

// Perch is the square rod of old deeds, 160 to the acre; still in use in the south.
export const perchSqft = 272.25

/** The units in which a cell may give an area. */
export type AreaUnitWord = FixedUnit | StateUnit | 'perch'

// Longer spellings first: "sq yard" before "yard", "acre" before "are".
/** Spellings of units at the beginning of a text. */
export const areaUnits: [RegExp, AreaUnitWord][] = [
  [
    regExp()`
      ^(?:sq(?:uare)?\.?[ -]?(?:feet|foot|ft|f)|sqft|sft|ft2|ft²|ft\^2
      |(?:वर्ग|चौ\.?|चौरस) ?फ\u093c?[ुूी]ट)(?![a-z])\.?
    `,
    'sqft',
  ],
  [
    regExp()`
      ^(?:sq(?:uare)?\.?[ -]?(?:met(?:er|re)s?|mtrs?|mts?|m)|sqmtrs?|sqmts?|sqm|m2|m²|m\^2
      |(?:वर्ग|चौ\.?|चौरस) ?मीटर)(?![a-z])\.?
    `,
    'sqmt',
  ],
  [
    regExp()`
      ^(?:sq(?:uare)?\.?[ -]?(?:yards?|yrds?|yds?|ga[jz])|sqyrds?|sqyds?|yards?|yds?|ga[jz](?:am)?
      |guz|vaar|var|(?:वर्ग ?)?(?:गज|वार))(?![a-z])\.?
    `,
    'sqyd',
  ],
  [/^(?:acres?|ac|killas?|एकड़|एकड़|एकर)(?![a-z])\.?/, 'acre'],
  [/^(?:hectares?|ha|हेक्टर|हेक्टेयर)(?![a-z])\.?/, 'hectare'],
  [/^(?:ares?)(?![a-z])/, 'are'],
  [/^(?:cents?|decimals?|dismil|satak)(?![a-z])/, 'cent'],
  [/^(?:gunt(?:ha|a)s?|गुंठ[ाे])(?![a-z])/, 'guntha'],
  [/^(?:perch(?:es)?)(?![a-z])/, 'perch'],
  [/^(?:grounds?)(?![a-z])/, 'ground'],
  [/^(?:ankanams?)(?![a-z])/, 'ankanam'],
  [/^(?:marlas?)(?![a-z])/, 'marla'],
  [/^(?:kanals?)(?![a-z])/, 'kanal'],
  [/^(?:bighas?|बीघा)(?![a-z])/, 'bigha'],
  [/^(?:biswas?)(?![a-z])/, 'biswa'],
  [/^(?:kat(?:ha|ta|tha)s?|cottahs?)(?![a-z])/, 'katha'],
]
/** Returns the unit of area named in a text such as a header: `Area (cents)` → `cents`. */
export function unitNamed(text: string): string | undefined {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll('_', ' ')
  for (const start of plain.matchAll(/(?<!\p{L})\p{L}/gu)) {
    const rest = plain.slice(start.index)
    const found = areaUnits.find(([word]) => word.test(rest))
    if (found) return found[0].exec(rest)?.[0]
  }
  return undefined
}
