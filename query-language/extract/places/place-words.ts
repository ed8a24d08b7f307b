import { regExp } from '#domain/text/reg-exp.ts'
import { startsSentence } from '#query-language/background/sentences.ts'
import { normalizePlaceWord } from '#query-language/gazetteer/normalize-place-name.ts'
import type { ParseState } from '#query-language/model/parse-state.ts'

const wordsBeforePlace = new Set(
  'in at near around opp opposite behind from to of area location nearby mein'.split(' '),
)

export const wordsAfterPlace: ReadonlySet<string> = new Set(
  (
    'mein me main ke area side locality madhe madhye ma lo nalli ' +
    'alli vich javal jawal daggara hattira में के पास मध्ये'
  ).split(' '),
)

/** Words for the numbered parts of a place. */
export const sectionWords = new Set([
  'sector',
  'scheme',
  'phase',
  'block',
  'stage',
  'pocket',
  'part',
])

/** Stems that `gaya` turns into a past tense. */
const verbStem = regExp()`
  ^(?:ho|aa|mil|lag|ban|chal|chala|reh|kar|bik|le|de|bad|badh|ghat|bhar|nikal|toot|pad|bach|to|toh
  |हो|आ|मिल|लग|बन|चल|चला|रह|कर|बिक|ले|दे|बढ़|बढ़|बढ|घट|भर|निकल|टूट|पड़|पड़|बच|तो)$
`
const past = /^(?:ga?y[aei]|गया|गयी|गई|गए)$/
/** "Akela banda hoon": a man, not the town Banda. */
const pastOrMan = /^(?:gaya|banda|गया)$/
const auxiliary = /^(?:hai|tha|hoon|hu|h|है|था)$/

/**
 * Whether a word is a verb of Hindi and no name: Gaya in "transfer ho gaya", "gaya tha"; Badh in
 * "kiraya badh gaya"; Basi in "colony basi hui".
 */
export function isHindiVerb({ tokens }: Pick<ParseState, 'tokens'>, at: number): boolean {
  const [before = '', word = '', next = ''] = [-1, 0, 1].map((step) => tokens[at + step]?.text)
  return (
    (past.test(word) && verbStem.test(before)) ||
    (pastOrMan.test(word) && auxiliary.test(next)) ||
    (verbStem.test(word) && past.test(next)) ||
    /^(?:hu[aei]|हुआ|हुई|हुए)$/.test(next)
  )
}

const unitWord =
  /^(?:bhk|b|bed|beds|bedroom|bedrooms|rk|cr|crore|lakh|lakhs|lac|l|k|br|%|percent|months?|years?)$/

/**
 * Whether a number counts something and is not part of a place: "1 bhk", "12 months", "10%",
 * "10:90".
 */
export const countsUnit = ({ tokens, text }: ParseState, at: number) =>
  /^(?:%|:\d)/.test(text.slice(tokens[at]?.end, (tokens[at]?.end ?? 0) + 2)) ||
  unitWord.test(tokens[at + 1]?.text ?? '')

/** Everyday words that are also names of localities. */
export const ambiguousPlaceWords: ReadonlySet<string> = new Set(
  (
    'taki bara barra extension ext highway little hopes solar pal chas khas char maner ' +
    'sola lone hood gaya puri anand pali basti banda mandi sagar mansa panna mango mau ' +
    'dhar guna harda chamba moga camp fort central market garden gardens lake park view ' +
    'green city town village main road street cross temple church mall metro school ' +
    'college hospital airport station satellite gamma sola deccan phase sector block ' +
    'stage tower towers heights residency enclave complex building colony nagar layout ' +
    'society apartment apartments house home villa villas plot land office shop floor ' +
    'cheap luxury premium modern large huge corner sunny bright quiet spacious beautiful ' +
    'lovely peaceful balcony terrace sunrise sunset royal silver golden valley river hill ' +
    'hills orchard palm grand elite prime marine beach race club lotus paradise pearl ' +
    'crystal diamond emerald imperial regency meadows woods springs creek harbour garage ' +
    'basement duplex नगर नगरी रोड मार्ग कॉलोनी विहार चौक बाग पुर पुरम गंज गली मोहल्ला ' +
    'इलाका इलाके अड्डा अड्डे सड़क किनारे शहर गांव गाव तरफ हवाई चौरस'
  ).split(' '),
)

/** Shorter words before a full stop are initials and abbreviations: "J. P. Nagar". */
const minLastWord = 3

/** Whether a sentence ends within these tokens: no name does, "saath aayengi. Azad Bagh me". */
export function crossesSentence(
  state: Pick<ParseState, 'tokens' | 'text'>,
  from: number,
  to: number,
): boolean {
  const { tokens } = state
  for (let at = from + 1; at < to; at++) {
    const [before, token] = [tokens[at - 1], tokens[at]]
    // A stop and a blank: one letter lies between most words.
    if (!before || !token || token.start - before.end < 2) continue
    if (before.text.length >= minLastWord && startsSentence(state, at)) return true
  }
  return false
}

/** Returns whether the words around indicate a place. */
export function hasPlaceWordBeside({ tokens }: ParseState, from: number, to: number): boolean {
  const before = tokens[from - 1]?.text ?? ''
  // "Station road anand"
  const isBehindStreet = /^(?:road|nagar|colony|chowk|marg)$/.test(normalizePlaceWord(before))
  return (
    wordsBeforePlace.has(before) || isBehindStreet || wordsAfterPlace.has(tokens[to]?.text ?? '')
  )
}
