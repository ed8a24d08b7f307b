import { regExp } from '#domain/text/reg-exp.ts'

/** Verbs that end a statement about a place: "Miyapur lo undi", "Tambaram la iruku". */
const lastVerb = regExp()`
  [ ](?:undi|unnai|unnayi|undhi|iruku|irukku|irukkuthu|irukar|irukaar|irukaru|irukaaru|irukanga
  |irukaanga|ache|achhe|achen|chilo|chhilo|ahe|aahe|hota|hoti|hai|hain|tha|thi)(?: \S+)? $
`
/** Homes that somebody sent or showed: "pampina flat", "aapne jo flat bheja". */
const shownHome = regExp()`
  [ ](?:bheja|bheji|bheje|dikhaya|dikhayi|pathiye\S*|pathano|dekhano|pampina|pampinchina|chupinchina
  |anuppuna|anupina|kaatuna|pathavlela|dakhavlela|kalisida|ayacha|moklelo)[ ]
`
/** "Office Gachibowli lo", "velai OMR la kedachiruku" */
const ownWork = regExp()`
  ^ (?:office|offis|company|college|job|velai|kaam|kaaj) \S
  |[ ](?:velai|job|vela|kelsa|joli) (?:\S+ ){1,4}(?:kedach|kidach|vachi|ochi|sikki|kitti|peye)
`
/** "Kharadi wala to gaya", "Garia ta besi door" */
const refused = regExp()`
  [ ](?:wala|wali|wale) to (?:gaya|gayi|bik|chala)[ ]|[ ](?:besi|beshi|khub|onek|chala|romba|thumba
  |bahut) (?:door|dur|dooram)[ ]|[ ]bikri (?:kore|koriye)[ ]|[ ]visit (?:kiya|kiye|ki)[ ]
`
/** Words of a request, which a clause that only reports something lacks. */
const wished = regExp()`
  [ ](?:kavali|kaavali|konali|kontam|kontunnam|chust\S*|chud\S*|venum|vaang\S*|vang\S*|paar\S*
  |lagbe|chai|kinbo|kinte|khuj\S*|dekhben|chah\S*|chaiye|dikha\S*|bata\S*|lena|leni|lenge|kharid\S*
  |khareed\S*
  |pahije|hava|havi|havay|beku|venam|joie|joiye|kya|koi|kichu|need|want|looking|rent|buy)[ ]
`

/** Returns whether a clause asks for something. */
const isRequested = (words: readonly string[]) => wished.test(` ${words.join(' ')} `)

/**
 * Returns whether a clause mentions another place: where a home that was sent, a relative or an
 * office is. It counts only beside a clause that asks for a home elsewhere.
 */
export function isMention(words: readonly string[]): boolean {
  const text = ` ${words.join(' ')} `
  if (refused.test(text) || shownHome.test(text)) return true
  return !isRequested(words) && (lastVerb.test(text) || ownWork.test(text))
}
