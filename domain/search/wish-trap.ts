import { type Draft, wordsOf } from './draft.ts'
import { meanings } from './lexicon.ts'
import { placeWord } from './place-word.ts'

const isSomewhere =
  /^(?:(?:ke|k|के) (?:paas|pass|nazdeek|najdeek|kareeb|aas|पास|नजदीक|करीब|आसपास)|(?:\S+ ){1,3}(?:me|mein|par|pe) (?:hai|h)(?: |$))/
const saidOfOwner =
  /^(?:should|shouldnt|must|will|would|is|has|can|ko|ne|wants|who|koi|ka|living|staying|problem)$/

const venue = /^(?:hotels?|resorts?|restaurants?|cafe|clinic|lodge|dhaba|ढाबा)$/
const trade = /^(?:medical|general|kirana|grocery|book|provision|departmental|department|retail)$/
const ofLand =
  /^(?:plots?|land|order|approved|converted|conversion|certificate|zameen|title|layout|bungalow|tp|sanctioned|gunthas?|gunthe|sites?)$/
const business =
  /^(?:clinic|shop|dukaan|dukan|showroom|office|restaurant|cafe|salon|gym|store|godown|school|hotel|bakery|boutique|branch|unit|factory|outlet|दुकान)$/
const opened =
  /^(?:khol|kholna|kholne|kholni|kholunga|open|opening|start|starting|शुरू|खोलना|खोलनी|खोल)$/
const behindOf = (draft: Draft, at: number) => draft.tokens[at + 1]?.text ?? ''
const isNearTo = /^(?:near|to|opposite|opp|behind|beside|of|from|off)$/

const noRent =
  /(?:^| )(?:dont|do not|never|tired of|instead of|rather than|stop) (?:\S+ ){0,3}(?:stay|staying|live|living)(?: on| in)?(?: a)?$/

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
  // "Dikkat na ho", "na bhi ho": land that is not for farming is said in capitals, or beside land.
  if (word === 'na' && draft.text.slice(draft.tokens[at]?.start, draft.tokens[at]?.end) !== 'NA') {
    const isAsked = /^(?:ho|hona|hua|bhi|ki|kare|karen|rahe|mile|aaye|aye)$/.test(
      behindOf(draft, at),
    )
    const isLand = wordsOf(draft, at + 1, at + 4).some((later) => ofLand.test(later))
    return isAsked || !(isLand || /^(?:approved|collector)$/.test(before))
  }
  // "Rehne ki jagah", "jagah for restaurant" is any place, and "jagah kam hai" a complaint.
  const behind = behindOf(draft, at)
  // "Taaki kiraya bach jaye": what is paid now is to be saved.
  if (/^(?:kiraya|rent)$/.test(word) && /^bach/.test(behind)) return true
  // "We dont want to stay on rent again"
  const isRent = word === 'rent' || (word === 'on' && behind === 'rent')
  if (isRent && noRent.test(wordsOf(draft, at - 7, at).join(' '))) return true
  // "Plot ya bana hua makan": a house, where land was named.
  const built = wordsOf(draft, at + 1, at + 3).join(' ')
  if (/^ban[ai]$/.test(word) && /^hu[ai] (?:makan|makaan|ghar|house)$/.test(built)) return true
  // "Cash ready", "loan ready": so is the money.
  if (
    word === 'ready' &&
    /^(?:cash|payment|money|loan|amount|paisa|paise|fund|funds)$/.test(before)
  )
    return true
  // "Ready to pay 1.5 cr"
  if (
    word === 'ready' &&
    /^to (?:pay|spend|buy|give|invest|negotiate|offer|purchase)$/.test(
      wordsOf(draft, at + 1, at + 3).join(' '),
    )
  )
    return true
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
  // "Naya clinic kholna hai", "to open a new shop": what is new is the business.
  if (/^(?:naya|nayi|new|नया|नई)$/.test(word) && business.test(behind)) {
    const isOpened = wordsOf(draft, at + 2, at + 5).some((later) => opened.test(later))
    if (isOpened || wordsOf(draft, at - 3, at).some((earlier) => opened.test(earlier))) return true
  }
  // "Medical store" is no room of the home, and "near kirana shop" nothing that is looked for.
  const isOfTrade = trade.test(before)
  if (isOfTrade && (word === 'store' || isNearTo.test(wordsOf(draft, at - 2, at - 1)[0] ?? '')))
    return true
  // "Near kirana store": a thing beside the home that is looked for.
  const found = isNearTo.test(before) ? meanings.find(draft.tokens, at)?.meaning : undefined
  if (found?.slot === 'type' && found.value.kind === 'shop') return true
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
  // "HUDA City Centre", "MHADA colony": a name.
  if (/^(?:huda|mhada)$/.test(word) && /^(?:city|market|colony|metro)$/.test(placeWord(next)))
    return true
  // "Pet owners"
  if (/^owners?$/.test(word) && /^(?:pet|pets|dog|cat|car|bike|business|shop)$/.test(before))
    return true
  // "PG Road"
  if (word === 'pg' && /^(?:road|rd)$/.test(behind)) return true
  // "Owner should not have a problem with girls": of owners it is told what they are to be like.
  if (/^(?:owners?|landlord|malik)$/.test(word) && saidOfOwner.test(next)) return true
  // "मकान मालिक साथ न रहता हो": only who asks to hear from him means him.
  if (word === 'मकान' && next === 'मालिक' && draft.tokens[at + 2]?.text !== 'से') return true
  if (word === 'मालिक' && before === 'मकान') return true
  // "A month" is rent only beside an amount, which has been read by now.
  const isOfTime =
    /^(?:last|this|next|old)$/.test(draft.tokens[at - 1]?.text ?? '') || next === 'old'
  if (word === 'month' && isOfTime) return true
  return false
}
