import { regExp } from '#domain/text/reg-exp.ts'
import { type SenseRule, wordsAfter } from './sense-rule.ts'

const ownersDoing =
  /^(?:should|shouldnt|must|will|would|is|has|can|ko|ne|wants|who|koi|ka|living|staying|problem)$/
const ownersLiving = regExp()`
  ^(?:not |na |nahi )?(?:in |on )?(?:the )?(?:ade|adhe|same|usi|isi|oda|saath|sath|upar|neeche)
  (?: |$)
`
const repute = regExp()`
  ^(?:good|reputed|reputable|known|renowned|branded|trusted|top|big|famous|best|established|acche
  |achhe|bade)$
`

const lister = regExp()`
  ^(?:owners?|landlord|malik|मालिक|मालक|brokers?|agents?|dealers?|builders?|developers?)$
`
/** Words beside a lister that make it a condition: "owner direct", "only builder", "owner flat". */
const beside = regExp()`
  ^(?:want|direct|directly|seedha|seedhe|sidha|sidhe|only|sirf|hi|se|से|by|from|through|via|flats?
  |houses?|floors?|flr|property|properties|listings?|posted|post|ads?|projects?)$
`
/** As long as a search of key words: "2bhk rent owner bhopal mp nagar" */
const keyWords = 12

/** Owners and builders who are spoken of, and do not offer the home. */
export const ownerRules: readonly SenseRule[] = [
  // "Broker ok", "builder's scam", "owner asking 44 now": a message speaks of them.
  [
    lister,
    ({ draft, before, next }) =>
      draft.tokens.length > keyWords && !beside.test(before) && !beside.test(next),
  ],
  // "Pet owners"
  [/^owners?$/, ({ before }) => /^(?:pet|pets|dog|cat|car|bike|business|shop)$/.test(before)],
  // "Owner should not have a problem with girls": a description of the owner, not owner-only.
  [/^(?:owners?|landlord|malik)$/, ({ next }) => ownersDoing.test(next)],
  // "Owner ade building alli irbardu", "owner not in the same building"
  [/^(?:owners?|landlord|malik)$/, (seen) => ownersLiving.test(wordsAfter(seen, 4))],
  // "Owner khit pit wala na ho"
  [
    /^(?:owners?|landlord|malik)$/,
    (seen) => /^(?:\S+ ){1,3}wal[aei] (?:na|nahi|nahin|mat)(?: |$)/.test(wordsAfter(seen, 5)),
  ],
  // "Builder ka naya project nahi chahiye": the negation applies to the new project.
  [
    /^builders?$/,
    (seen) =>
      /^(?:ka|ki|ke) (?:naya|nayi|naye|new) \S+ (?:nahi|nahin|nhi|mat)(?: |$)/.test(
        wordsAfter(seen, 4),
      ),
  ],
  // "By reputed builders": a quality of the builder, not a listing by the builder.
  [/^(?:builders?|developers?)$/, ({ before }) => repute.test(before)],
  // "मकान मालिक साथ न रहता हो": "owner" is a condition only for people who want owner listings.
  [
    /^मकान$/,
    ({ draft: state, at, next }) => next === 'मालिक' && state.tokens[at + 2]?.text !== 'से',
  ],
  [/^मालिक$/, ({ before }) => before === 'मकान'],
]
