import { regExp } from '#domain/text/reg-exp.ts'
import { lexicon } from '#query-language/lexicon/lexicon.ts'
import { type SenseRule, type WordContext, wordsAfter, wordsBefore } from './sense-rule.ts'

/** "2bhk rent milega?" asks for a home on rent. */
const homeBefore = ({ draft: { tokens }, at }: WordContext) =>
  ['type', 'bhk'].some((slot) => lexicon.find(tokens, at - 1)?.meaning.slot === slot) ||
  /^(?:bhk|rk|room|pe|par|for|on|me|mein|ghar|chahiye)$/.test(tokens[at - 1]?.text ?? '')

/** "Get rental flat" */
const isOfHome = ({ draft: { tokens }, at }: WordContext) =>
  lexicon.find(tokens, at + 1)?.meaning.slot === 'type'

const stayingElsewhere = regExp()`
  (?:^| )(?:dont|do not|never|tired of|instead of|rather than|stop) (?:\S+ ){0,3}(?:stay|staying
  |live|living)(?: on| in)?(?: a)?$
`

/** "Rent achha aana chahiye", "good rent milta rahe": what the home earns. */
const earnedAfter = regExp()`
  ^(?:bhi |se |ka |ki )?(?:(?:bahut |very )?(?:ach?h?[aei]|achch?h?[aei]|badhiya|good|regular|steady
  |fixed|high|zyada|monthly) )?(?:bhi )?(?:aana|aani|aaye|aaey|aye|aata|aati|aayega|aayegi|aa sake
  |milna|mile|milta|milti|milega|milegi|mil sake|nikle|nikal\S*|income|returns?|yields?|potential
  |kama\S*|generat\S*|appreciation)(?: |$)
`
const earnedBefore = regExp()`
  (?:^| )(?:earn|earning|generate|generates|generating|(?:get|gets|give|gives|getting|giving|fetch
  |fetches|assured|guaranteed)(?: good| high| regular| steady| monthly| fixed| some| a| me)*)$
`

/** What words of a deal mean where they name none. */
export const intentRules: readonly SenseRule[] = [
  [
    /^(?:rent|rental|rentals|kiraya|kiraye|bhada|bhade)$/,
    (seen) =>
      (earnedAfter.test(wordsAfter(seen, 4)) && !homeBefore(seen)) ||
      (earnedBefore.test(wordsBefore(seen, 4)) && !isOfHome(seen)),
  ],
  // "Tenant should be a bank": the tenant of a shop for sale.
  [/^tenant$/, ({ next }) => /^(?:should|must|is|already|inside|paying|in)$/.test(next)],
  // "Taaki kiraya bach jaye": the current rent, to be saved.
  [/^(?:kiraya|rent)$/, ({ next }) => /^bach/.test(next)],
  // "We dont want to stay on rent again"
  [
    /^(?:rent|on)$/,
    (seen) =>
      (seen.draft.tokens[seen.at]?.text === 'rent' || seen.next === 'rent') &&
      stayingElsewhere.test(wordsBefore(seen, 7)),
  ],
  // "A month" means rent only beside an amount, and amounts are claimed by now.
  [/^month$/, ({ before, next }) => /^(?:last|this|next|old)$/.test(before) || next === 'old'],
]
