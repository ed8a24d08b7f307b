import { t } from '#domain/locale/translate.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import { notUnderstood, type Reading, understood } from './reading.ts'

export type HomeType =
  | 'apartment'
  | 'villa'
  | 'house'
  | 'plot'
  | 'commercial'
  | 'office'
  | 'industrial'
  | 'agricultural'

/**
 * Words → type. The first match wins, so narrower words are above wider ones.
 * - A builder floor or independent floor is one storey sold or let on its own. Whoever looks for an
 *   apartment wants it too, and so a penthouse, studio, duplex flat or serviced apartment.
 * - "Independent house/villa" promises no more than a house. A row house or kothi is a house; a
 *   bungalow or farm house has its own grounds: a villa.
 * - Land without a purpose is a plot; a stated purpose decides.
 */
const words: [RegExp, HomeType][] = [
  [/\bfarm ?house|\bbungalow|\bbunglow|विला|व्हिला|बंगल|फार्म ?हा[उऊ]स/, 'villa'],
  [/agricultur|\bagri\b|\bfarm ?land|\bkheti|\bkhet\b|कृषि|खेत|शेत/, 'agricultural'],
  [
    regExp()`
      industrial|warehouse|godown|factory|\bshed\b|\bgoda(?:m|un)\b|गोदाम|गोडाऊन|गोडाउन|कारखाना
      |औद्योगिक
    `,
    'industrial',
  ],
  [
    regExp()`
      \boffice|co-?working|business cent(?:er|re)|it park
      |कार्यालय|ऑफ(?:ि|ी)स|दफ\u093c?्तर
    `,
    'office',
  ],
  [
    regExp()`
      commercial|\bshops?\b|showroom|retail|\bhotel\b|\bduk(?:aa|a)n\b|\bsco\b|दुकान|गाळा|गाळे
      |गाला|शोरूम|शॉप|व्यावसायिक|वाणिज्यिक|कमर्शियल
    `,
    'commercial',
  ],
  // A counted or numbered floor ("8 floor plan", "3rd floor") is no builder floor.
  [
    regExp()`
      builder ?-?floor|independent ?-?floor|(?<!(?:\d|\d(?:st|nd|rd|th)|ground|first|second|third
      |top|upper|lower|middle|last)[ -]?)\bfloor\b(?![ -]?(?:plan|no|number|area|\d))
    `,
    'apartment',
  ],
  [
    regExp()`
      apartment|\bflats?\b|pent ?house|studio|condo|duplex flat|multistorey|फ\u093c?्लैट
      |फ\u093c?्लॅट|अपार्टमें?ट|सदनिका
    `,
    'apartment',
  ],
  [
    regExp()`
      independent ?-?(?:house|home)|row ?-?house|town ?-?house|\btenements?\b
      |\bkothi\b|\bmaka?an\b|\bghar\b|मकान
      |कोठी|घर|रो ?हा[उऊ]स
    `,
    'house',
  ],
  [/\bvillas?\b/, 'villa'],
  [/\bhouses?\b|\bhomes?\b|\bduplex\b/, 'house'],
  // "1 RK Independent House" is a house.
  [/\b[12] ?rk\b/, 'apartment'],
  [
    regExp()`
      \bplots?\b|\bland\b|\b[zj]ameen\b|\bjamin\b|\bbhukhand\b|\bsites?\b|प्लॉट|प्लाट|भूखंड
      |ज\u093c?मीन
    `,
    'plot',
  ],
]

/**
 * Parses a property type out of a word or a heading: `3 BHK Independent Floor`, `residential land`,
 * `Flat`. Refuses shared rooms (PG, hostel), which are not listed here, and words that leave the
 * type open (`Farm`, `Residential property`).
 */
export function readPropertyType(text: string): Reading<HomeType> {
  const plain = plainly(text)
  if (/^(?:pg|paying guest|hostel|roommate|shared room)s?\b/.test(plain)) {
    return notUnderstood(t('shared rooms are not listed here'))
  }
  // A heading continues with the place: "3 bhk flat in villa park" is a flat.
  const [kind = ''] = plain.split(/ (?:in|at|near) /)
  const found = typeOf(kind)
  if (!found) return notUnderstood(t('we do not recognise this property type'))
  return isOpen(kind)
    ? understood(found, t('"{text}" was read as {found}', { text: text.trim(), found }))
    : understood(found)
}

const typeOf = (text: string) => words.find(([word]) => word.test(text))?.[1]

/**
 * Whether a short text names several types: "Shop cum Office", "Industrial plot". A duplex may be a
 * flat or a house.
 */
function isOpen(kind: string): boolean {
  if (kind.length > 40 || /^independent house ?\/ ?villa$/.test(kind)) return false
  const parts = kind.split(/\bcum\b|&|\/|\band\b|\bor\b|,|\+/).flatMap((part) => typeOf(part) ?? [])
  const isPurposeOfLand = /commercial|industrial/.test(kind) && /\bplots?\b|\bland\b/.test(kind)
  return new Set(parts).size > 1 || isPurposeOfLand || kind === 'duplex'
}

/** Returns every type that a title names: `Villa plot` names two. "Home" can be any type. */
export function typesNamed(title: string): HomeType[] {
  const plain = plainly(title).replace(/\bhomes?\b/g, '')
  return [...new Set(words.flatMap(([word, type]) => (word.test(plain) ? [type] : [])))]
}

function plainly(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      // Separators become blanks, so that "Office_Space" and "Shop/Showroom" are parsed.
      .replace(/[\s_]+/g, ' ')
      .trim()
  )
}
