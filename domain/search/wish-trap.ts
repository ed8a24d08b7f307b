import { type Draft, wordsOf } from './draft.ts'

const isSomewhere =
  /^(?:(?:ke|k) (?:paas|pass|nazdeek|najdeek|kareeb|aas)|(?:\S+ ){1,3}(?:me|mein|par|pe) (?:hai|h)(?: |$))/
const saidOfOwner =
  /^(?:should|shouldnt|must|will|would|is|has|can|ko|ne|wants|who|koi|ka|living|staying|problem)$/

const venue = /^(?:hotels?|resorts?|restaurants?|cafe|clinic|lodge|dhaba|होटल|क्लिनिक|ढाबा)$/
const isNearTo = /^(?:near|to|opposite|opp|behind|beside|of|from|off)$/

/** Whether a word of the market says something else beside those around it. */
export function isTrap(draft: Draft, at: number): boolean {
  const word = draft.tokens[at]?.text ?? ''
  const before = draft.tokens[at - 1]?.text ?? ''
  // "Mera office cyber city me hai": where somebody works is not what they look for.
  if (
    /^(?:office|daftar)$/.test(word) &&
    /^(?:my|mera|mere|meri|hamara|hamare|husbands)$/.test(before)
  )
    return true
  // "Office ke paas", "office Bellandur me hai"
  if (
    /^(?:office|daftar)$/.test(word) &&
    isSomewhere.test(wordsOf(draft, at + 1, at + 6).join(' '))
  )
    return true
  // "My shop is in Chickpet" says where somebody is.
  if (
    /^(?:my|our)$/.test(before) &&
    /^(?:is|are) (?:in|at|on|near)$/.test(wordsOf(draft, at + 1, at + 3).join(' '))
  )
    return true
  // "Near hotel Taj": a landmark, and of a home a thing beside it.
  if (venue.test(word) && (isNearTo.test(before) || draft.slots.some(({ slot }) => slot === 'bhk')))
    return true
  // "Dikkat na ho", "na bhi ho": land that is not for farming is said in capitals, or of land.
  if (word === 'na' && draft.text.slice(draft.tokens[at]?.start, draft.tokens[at]?.end) !== 'NA')
    return !/^(?:plots?|land|order|approved|converted|conversion|certificate|zameen|title)$/.test(
      draft.tokens[at + 1]?.text ?? '',
    )
  // "Rehne ki jagah", "jagah for restaurant" is any place, and "jagah kam hai" a complaint.
  const behind = draft.tokens[at + 1]?.text ?? ''
  if (
    word === 'jagah' &&
    (before === 'ki' ||
      /^(?:for|kam|nahi|nahin|chhoti|choti|kafi|bahut|hai|thi|par|pe)$/.test(behind))
  )
    return true
  // "Naya naya transfer", "new job"
  if (
    /^(?:naya|nayi|new|fresh|नया|नई)$/.test(word) &&
    /^(?:transfer|job|naukri|posting|shaadi|shadi|business|branch|company|baby|naya|nayi|couple)$/.test(
      behind,
    )
  )
    return true
  // "Naya clinic kholna hai": what is new is the business.
  if (
    /^(?:naya|nayi|new|नया|नई)$/.test(word) &&
    wordsOf(draft, at + 2, at + 4).some((later) => /^(?:khol|open|start|शुरू|खोल)/.test(later))
  )
    return true
  // "Clinic ke liye jagah": the room for it, and no land.
  if (word === 'jagah' && before === 'liye' && !/^ban/.test(draft.tokens[at - 3]?.text ?? ''))
    return true
  // A shop that is leased already is for sale.
  const isPre = /(?:^| )pre(?: -)?$/.test(wordsOf(draft, at - 2, at).join(' '))
  if (isPre && /^(?:lease|rent)/.test(word)) return true
  // "Semi commercial" is no furnishing, and an "upcoming metro" no home under construction.
  const next = draft.tokens[at + 1]?.text ?? ''
  if (word === 'semi' && /^(?:commercial|detached|independent|government|urban)$/.test(next))
    return true
  if (word === 'upcoming' && /^(?:airport|metro|highway|mall|station|international)$/.test(next))
    return true
  // "3bhk + sq": a servants' quarter; elsewhere half of a unit.
  if (word === 'sq' && !/^(?:\+|bhk|with|plus)$/.test(draft.tokens[at - 1]?.text ?? '')) return true
  // "Owner should not have a problem with girls": of owners it is told what they are to be like.
  if (/^(?:owners?|landlord|malik)$/.test(word) && saidOfOwner.test(next)) return true
  // "A month" is rent only beside an amount, which has been read by now.
  const isOfTime =
    /^(?:last|this|next|old)$/.test(draft.tokens[at - 1]?.text ?? '') || next === 'old'
  if (word === 'month' && isOfTime) return true
  return false
}
