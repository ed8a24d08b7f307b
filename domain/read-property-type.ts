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
 * Words → type, first hit wins, so the narrower stand above the wider.
 * - A builder floor or independent floor is one storey sold or let on its own: an apartment to those
 *   who look for one; so are penthouse, studio, duplex flat and serviced apartment.
 * - "Independent house/villa" promises no more than a house. A row house or kothi is a house; a
 *   bungalow or farm house stands alone in its own ground: a villa.
 * - Land without a purpose is a plot; its purpose, where stated, decides.
 */
const words: [RegExp, HomeType][] = [
  [/\bfarm ?house|\bbungalow|\bbunglow|विला|बंगल/, 'villa'],
  [/agricultur|\bagri\b|\bfarm ?land|\bkheti|कृषि|खेत/, 'agricultural'],
  [/industrial|warehouse|godown|factory|\bshed\b|गोदाम/, 'industrial'],
  [/\boffice|co-?working|business cent(?:er|re)|it park|कार्यालय|ऑफिस/, 'office'],
  [/commercial|\bshops?\b|showroom|retail|\bhotel\b|\bduk(?:aa|a)n\b|दुकान|गाळा|गाळे/, 'commercial'],
  // A floor that is counted or named ("8 floor plan", "3rd floor") is no builder floor.
  [
    /builder ?-?floor|independent ?-?floor|(?<!(?:\d|\d(?:st|nd|rd|th)|ground|first|second|third|top|upper|lower|middle|last)[ -]?)\bfloor\b(?![ -]?(?:plan|no|number|area|\d))/,
    'apartment',
  ],
  [
    /apartment|\bflats?\b|pent ?house|studio|condo|duplex flat|multistorey|फ्लैट|फ्लॅट|अपार्टमेंट|अपार्टमेंट|सदनिका/,
    'apartment',
  ],
  [/independent ?-?(?:house|home)|row ?-?house|town ?-?house|\bkothi\b|मकान|कोठी/, 'house'],
  [/\bvillas?\b/, 'villa'],
  [/\bhouses?\b|\bhomes?\b|\bduplex\b/, 'house'],
  [/\b[12] ?rk\b/, 'apartment'],
  [/\bplots?\b|\bland\b|\bzameen\b|\bsites?\b|प्लॉट|भूखंड|ज\u093c?मीन/, 'plot'],
]

/**
 * Reads a property type out of a word or a heading: `3 BHK Independent Floor`, `residential land`,
 * `Flat`. Shared rooms (PG, hostel) are not listed here and are refused, as are words that leave the
 * type open (`Farm`, `Residential property`).
 */
export function readPropertyType(text: string): Reading<HomeType> {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    // Between words, so that "Office_Space" and "Shop/Showroom" are read.
    .replace(/[\s_]+/g, ' ')
    .trim()
  if (/^(?:pg|paying guest|hostel|roommate|shared room)s?\b/.test(plain)) {
    return notUnderstood('shared rooms are not listed here')
  }
  // A heading goes on with the place: "3 bhk flat in villa park" is a flat.
  const [kind = ''] = plain.split(/ (?:in|at|near) /)
  const found = words.find(([word]) => word.test(kind))
  return found ? understood(found[1]) : notUnderstood('this is not a type of property we know')
}
