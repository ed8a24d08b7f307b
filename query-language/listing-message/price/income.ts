import { regExp } from '#domain/text/reg-exp.ts'
import { tokensOf } from '../floors.ts'
import { type HomeState, leave, minSalePrice, type Offer } from '../home-state.ts'

/** That somebody rents a home that is sold. */
const tenancy = regExp('iu')`
  \b(?:pre[ -]?(?:leased|rented|let)|tenanted|(?:leased|rented|let)(?: out)? (?:to|at|till|upto)
  |(?:currently|presently|already|fully) (?:leased|rented|let|on rent)|rent(?:al)? (?:income|yield
  |return|returns|coming|receiv\w+|aa? raha|aata|aati|mil raha)|yield|roi|rental value
  |rents[ :-]{1,3}(?:rs\.? ?|₹ ?)?\d
  |tenant\b[^.\n]{1,32}\brent\b|not for end ?user
  |tenant (?:paying|inside|since|till|already|is paying)|existing tenant|running rent
  |(?:kiraya|bhada) (?:aa? raha|aata|aati|mil)|(?:assured|guaranteed) (?:rent|rental|return
  |returns)
  |rental (?:guaranteed|potential)|portion
  |on (?:rent|lease) (?:at|to|with))\b|किराया आ|किरा(?:ए|ये) पर (?:चढ़|दिया हुआ|लगा)
  |\btenant[ :-]{1,3}(?:rs\.? ?|₹ ?)?\d
`
const rentComing = regExp('i')`
  \brent[^\n,.;]{0,20} (?:coming|chal raha|aa? raha|aata|aati|mil raha|vastundi|vasthundi
  |vastondi|varudhu
  |varuthu|varugiradhu|barthide|barutte|bartide|aave che|aave chhe|ave che|yeto|yete|asche|ase
  |aunda|kittunnu|kittunnundu)\b
`
const saleWord = /\b(?:for sale|on sale|sale|outright|resale|bikau|bechna|selling)\b|बिकाऊ|विक/i
/** Whether a text says that a home is sold. */
export const saysSale = (text: string): boolean => saleWord.test(text)

/** Both deals are offered: "sale/rent", "or rent 48k". */
const rentOffered = regExp('iu')`
  \b(?:for|on|to|and) rent\b|\bto let\b|\bor (?:on )?rent|rent or\b|\bboth\b|\/ ?rent
  |\brent\b[^\n]{1,24}\/[^\n]{0,4}\bsale\b|rent ?\/|& ?rent|rent (?:and|&|also|bhi)|\blease or
  |also (?:for |on )?rent
  |\b(?:or|ya|aur|and|also|bhi),?[ ](?:for[ ]|on[ ])?sale|किराए पर|भाड्याने
`

const isRentOffer = ({ label, isMonthly }: Offer) => label === 'rent' || isMonthly === true

/** "92 L or rent 29k? no only sale for now" */
const saleOnly = regExp('i')`
  \b(?:only[ ](?:for[ ])?(?:sale|sell|selling|outright)|(?:sale|sell|outright)[ ]only
  |(?:not|no)[ ](?:for[ ]|on[ ])?rent(?:al)?[ ]?(?:please|pls|[.,;)\n]|$))
`

/**
 * Takes what a tenant pays for a home that is sold from the amounts for which it is offered: it
 * stays among the words that no field has.
 */
export function dropIncome(state: HomeState): void {
  const { text } = state.parse
  const isOfSale = ({ label, isMonthly, rupees }: Offer) =>
    label !== 'rent' && !isMonthly && rupees >= minSalePrice
  const isSold =
    state.offers.some(isOfSale) || state.unscaled.some(({ label }) => label === 'price')
  if (!isSold) return
  const isLet = tenancy.test(text) || rentComing.test(text) || saleOnly.test(text)
  if (!isLet && !state.offers.some(isRentOffer) && !saleWord.test(text)) return
  // Beside a price a rent is offered only where the words say so.
  if (!isLet && (rentOffered.test(text) || isHeadedRent(text))) return
  // "Rent chal raha hai 14k, sale 48 lakh"
  const behindRent = (offer: Offer) =>
    isLet &&
    offer.label === undefined &&
    offer.rupees < minSalePrice / 2 &&
    /\brents?\b[^\d\n,.;]{0,24}$/i.test(text.slice(Math.max(0, offer.start - 32), offer.start))
  const isIncome = (offer: Offer) => isRentOffer(offer) || behindRent(offer)
  for (const offer of state.offers.filter(isIncome)) {
    const [from, to] = tokensOf(state.parse, offer)
    state.parse.claimed.fill(false, from, to)
    leave(state, from, to)
  }
  state.offers = state.offers.filter((offer) => !isIncome(offer))
  state.unscaled = state.unscaled.filter(({ label }) => label !== 'rent')
  // What the tenant has deposited, and until when the tenant stays.
  for (const one of isLet ? state.findings.filter(({ field }) => ofTenancy.has(field)) : []) {
    const [from, to] = tokensOf(state.parse, one)
    state.findings = state.findings.filter((other) => other !== one)
    state.parse.claimed.fill(false, from, to)
    leave(state, from, to)
  }
  // "Presently rented" is no deal.
  const isRent = ({ slot, value }: HomeState['parse']['slots'][number]) =>
    slot === 'intent' && value !== 'sell'
  state.parse.slots = state.parse.slots.filter((slot) => !isRent(slot))
}

const ofTenancy: ReadonlySet<string> = new Set([
  ...['deposit', 'depositMonths', 'lockInMonths', 'noticeMonths', 'escalationPercent'],
  'agreementMonths',
])

/** "Sale 1.95" and "Rent 55" on lines of their own. */
const isHeadedRent = (text: string) =>
  /(?:^|\n)[ \t]*rent\b/i.test(text) && /(?:^|\n)[ \t]*sale\b/i.test(text)
