import { regExp } from '#domain/text/reg-exp.ts'

const sharedHome = regExp('giu')`
  (?<![\p{L}\p{M}])(?:pgs?|paying\s+guests?|hostels?|co-?living|(?:flat|room)\s?-?mates?|sharing
  |shared\s+(?:room|flat|accommodation)|पीजी|हॉस्टल|वसतिगृह|छात्रावास)(?![\p{L}\p{M}])
`
const isElsewhere =
  /(?:near|nearby|close\s+to|opposite|opp\.?|behind|next\s+to|beside|around)(?:\s+\S+){0,3}\s+$/i
const followsElsewhere =
  /^\s*(?:near\s?by|paas|ke\s+paas|opposite|behind|downstairs|next\s+door|के\s+पास|जवळ)/i

/** Whether a text says of the home itself that its rooms are shared: a PG, a hostel, a flatmate. */
export function namesSharedHome(text: string): boolean {
  return [...text.matchAll(sharedHome)].some(
    ({ 0: word, index }) =>
      !isElsewhere.test(text.slice(0, index)) &&
      !followsElsewhere.test(text.slice(index + word.length)),
  )
}

/** Whether a sentence is about taxes and loans, which may differ between women and men. */
export const isOfTax = (sentence: string): boolean => taxWord.test(sentence)

const taxWord = regExp('iu')`
  \b(?:stamp\s+dut|tax|loan|rebate|concession|discount|subsid)|स्टांप|स्टाम्प|मुद्रांक
`
