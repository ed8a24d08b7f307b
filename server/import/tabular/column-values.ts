import type { ImportField } from '#contract/import/vocabulary.ts'
import { regExp } from '#domain/text/reg-exp.ts'

/** Value patterns that identify columns whose headers do not. */

/** Fields whose values are unmistakable, for columns without a useful header. */
export const looks: readonly [ImportField, RegExp][] = [
  [
    'heading',
    regExp('i')`
      (?:\d\s*(?:bhk|bed|rk)|\b(?:bedroom|flat|apartment|villa|house|plot|land|floor|office|shop
      |showroom|space|studio|warehouse))\b.*\b(?:in|at|for (?:sale|rent|lease))\b
      |^[\d,.]+ ?sq\.? ?ft\.? (?:flat|apartment|villa|house|plot|land|office|shop|showroom|space
      |warehouse)
    `,
  ],
  ['configuration', /\d\s*(?:bhk|rk|bed\s*rooms?)\b/i],
  ['area', /\d\s*(?:sq|acre|cent|gunt|gaj|yard|bigha|marla|kanal|hectare)/i],
  ['price', /₹|\brs\b|\binr\b|\d\s*(?:lakhs?|lacs?|cr|crores?)\b/i],
  [
    'priceUnit',
    regExp('i')`
      ^(?:in )?(?:rs\.? ?|inr )?(?:lakhs?|lacs?|lkhs?|l|cr|crs|crores?|k|thousand|लाख|करोड़?)\.?$
      |^(?:per |\/ ?)(?:sq\.? ?ft|sft)\.?$|^psf$|^usd$
    `,
  ],
  ['furnished', /furnish/i],
  [
    'availability',
    /^(?:available|unsold|vacant|sold|booked|blocked|(?:on )?hold|reserved)(?![a-z])|^बिक/i,
  ],
  ['possession', /^ready\b|ready[ _]to[ _]move|under[ _]construction|immediate/i],
  ['facing', /^(?:north|south|east|west)\b/i],
  [
    'areaUnit',
    regExp('i')`
      ^(?:in )?(?:sq\.? ?(?:f(?:ee)?t|m(?:t|tr|eter|etre)?s?|y(?:ar)?ds?)\.?|sqft|sft|sqmt?|sqyds?
      |gaj|acres?|gunthas?|guntas?|cents?|marlas?|kanals?|bighas?|hectares?|grounds?)$
    `,
  ],
  ['listingType', /^(?:for )?(?:sale|sell|rent|lease|buy)$/i],
  ['propertyType', /\b(?:apartment|flat|villa|plot|floor|house|office|shop|studio)s?\b/i],
  ['floor', /out of/i],
  ['brokerEmail', /^\S+@\S+\.\S+$/],
]

const typeWords = regExp('gi')`
  \b(?:apartments?|flats?|villas?|plots?|floors?|houses?|homes?|offices?|shops?|studios?
  |independent|builder|residential|commercial|industrial|agricultural|agri|farm|land|space|row
  |duplex|penthouse|showroom|godown|warehouse|bungalow|kothi|site|serviced|multistorey|retail
  |n\.?a\.?|(?:un|semi|fully)?[- ]?furnish(?:ed)?|and|for|in|with|[\d.]+ ?(?:bhk|rk)?)\b
`
/** "Palm Villa" and "Office Colony" are names; "Villa" and "Office space" are types. */
export const isWholeType = (value: string) => !/\p{L}/u.test(value.replace(typeWords, ''))

/** A URL may contain place names and types in its path, but is neither. */
export const link = /^\s*(?:https?:\/\/|www\.)/i

const deal = regExp('i')`
  ^(?:(?:available |avail )?(?:for |on ))?(?:sale|sell|rent(?:al)?|lease|to ?let|outright|बिक्री
  |विक्री|किराया|भाडे)$
`

/** Returns whether the value of a status column gives the deal. */
export const isDeal = (value: string) => deal.test(value.trim())
