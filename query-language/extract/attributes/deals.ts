import { dealOfPrices } from '#domain/money/price-deal.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import { clausesOf } from '#query-language/background/clauses.ts'
import { isCorrected } from '#query-language/extract/corrections.ts'
import { findDenials } from '#query-language/extract/denials.ts'
import { lexicon } from '#query-language/lexicon/lexicon.ts'
import { claim, type ParseState } from '#query-language/model/parse-state.ts'
import type { Intent } from '#query-language/model/slots.ts'
import { romanizeTokens } from '#query-language/text/romanize.ts'
import type { Token } from '#query-language/text/tokenize.ts'
import { areAlternatives, areBothIntents, hasCondition } from './alternatives.ts'

/** Words that name a deal, with their weight: "a month" is a weak hint of a rent. */
export interface DealMention {
  value: Intent
  weight: number
  span: readonly [from: number, to: number]
}

/** A stronger hint than "to take" and "a month". */
const minWeight = 2
/**
 * Claims the deal that is asked for: of those named none that is denied, and of a purchase and a
 * rent the one that the budget is of. Without a budget the stronger words win, else the first.
 */
export function claimDeal(state: ParseState, mentions: readonly DealMention[]): void {
  const asked = withoutDenied(state, mentions)
  let deal: DealMention | undefined
  for (const mention of ofBudget(state, asked)) {
    const isSale = (deal?.value === 'sell') !== (mention.value === 'sell')
    const [from, to] = [deal?.span[1] ?? 0, mention.span[0]]
    const areEither = deal !== undefined && areAlternatives(state, from, to)
    // "House for sale or rent": alternatives set neither.
    if (deal && isSale && (areEither || areBothIntents(state, from, to))) return
    // "Rent or lease": of both, homes to rent are the many.
    const isLetting = !isSale && deal?.value !== 'pg' && mention.value !== 'pg'
    // A weak hint corrects none: "on lease, matlab 5 hazaar mahina".
    const isInstead = deal && mention.weight >= minWeight && isCorrected(state, from, to)
    if (deal && isLetting && areEither)
      deal = { value: 'rent', weight: Math.max(mention.weight, deal.weight), span: deal.span }
    else if (!deal || isInstead || mention.weight > deal.weight) {
      // "2bhk on rent, if there is none a PG": both, of which the second is set apart later.
      if (deal?.value === 'rent' && mention.value === 'pg' && hasCondition(state, from, to))
        claim(state, 'intent', deal.value, deal.span)
      deal = mention
    }
  }
  if (deal) claim(state, 'intent', deal.value, deal.span)
}

/** "Want to buy, tired of rent, 80 lakh": nobody rents for 80 lakh, and buys for 20,000. */
function ofBudget(state: ParseState, mentions: readonly DealMention[]): readonly DealMention[] {
  const prices = state.slots.flatMap((slot) => (slot.slot === 'budget' ? slot.value : []))
  const deals = new Set(prices.map((price) => dealOfPrices(price, builtTypes(state))))
  const [deal] = deals
  if (deal === undefined || deals.size > 1) return mentions
  // A lease may have a deposit as high as a price.
  const fitting = mentions.filter(({ value, weight }) =>
    deal === 'rent'
      ? value !== 'sell'
      : value === 'sell' || (value === 'lease' && weight >= minWeight),
  )
  const isMonth = mentions.every(({ value, weight }) => value === 'rent' && weight < minWeight)
  return fitting.length > 0 || (deal === 'sell' && isMonth) ? fitting : mentions
}

/** Land is taken for sold whatever its price, where nothing says that it is rented. */
const builtTypes = ({ slots }: ParseState) =>
  slots.flatMap((slot) =>
    slot.slot === 'type' && !slot.value.not
      ? slot.value.types.filter((type) => type !== 'plot' && type !== 'agricultural')
      : [],
  )

/** Words that deny a deal beside those of `findDenials`. */
const notAnOption = /^(?:is not|isnt|isn't|not) (?:an |really )*(?:option|choice|plan)/
const joint = /^(?:or|and|nor|aur|ya|any|anything|something|on|for|&)$/
/** What may stand between a denial and the deal that it denies, beside kinds of homes. */
const between = regExp()`
  ^(?:interested|want|wanting|looking|planning|keen|consider|considering|show|send|in|into|to|at|all
  |the|a|an|of|take|go|offers?|options?|property|properties|things?|jagah|jagya|jaga|jayga|wali
  |wala|wale|ki|ka|ke|se
  |ko|par|pe|pr|bhi|hi|ni|no|nu|na|cha|chi|che|r|er|ta|la)$
`
const maxBetween = 6

/** "Not interested in anything on lease", "kharidna bhi nahi", "renting isn't an option". */
function withoutDenied(state: ParseState, mentions: readonly DealMention[]): DealMention[] {
  if (mentions.length === 0) return []
  const latin = romanizeTokens(state.tokens)
  const denials = findDenials(state, latin, () => true).filter(({ isAccepted }) => !isAccepted)
  const clauses = clausesOf(state)
  const isOneClause = (from: number, to: number) =>
    clauses.some((clause) => clause.from <= from && to <= clause.to)
  const isKind = (at: number, isBehind: boolean) =>
    [latin, state.tokens].some((tokens) => {
      const slot = lexicon.find(tokens, at)?.meaning.slot
      // "Kharidna hai bhade se nahi" denies the nearer.
      return slot === 'type' || (slot === 'intent' && !isBehind)
    })
  return mentions.filter(({ span: [from, to] }) => {
    if (notAnOption.test(textOf(latin, to, to + 4))) return false
    return !denials.some((denial) => {
      const isBehind = denial.from >= to
      const [begin, end] = isBehind ? [to, denial.from] : [denial.to, from]
      if (begin > end || end - begin > maxBetween) return false
      const isJoined = joint.test(latin[end - 1]?.text ?? '')
      const isOfDeal = (at: number) =>
        between.test(latin[at]?.text ?? '') ||
        joint.test(latin[at]?.text ?? '') ||
        isKind(at, isBehind)
      const own = Array.from({ length: end - begin }, (_, index) => begin + index)
      if (!own.every((at) => isOfDeal(at) || (isJoined && latin[at]?.kind === 'sign'))) return false
      if (!isJoined && !isOneClause(Math.min(begin, from), Math.max(end, to))) return false
      return isBehind === denial.isBehind
    })
  })
}

const textOf = (tokens: readonly Token[], from: number, to: number) =>
  tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')
