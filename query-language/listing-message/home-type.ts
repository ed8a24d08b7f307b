import { regExp } from '#domain/text/reg-exp.ts'
import { lexicon } from '#query-language/lexicon/lexicon.ts'
import type { Slot } from '#query-language/model/slots.ts'
import { tokensOf } from './floors.ts'
import { doubt, find, type HomeState } from './home-state.ts'
import type { Finding } from './model.ts'
import { isOfOther } from './terms/said-of-other.ts'

/** "Kumar Parisar": a name that is spelt like a word, behind another part of the name. */
export function isMisreadName({ parse }: HomeState, slot: Slot): boolean {
  const [at, to] = tokensOf(parse, slot)
  const isCapital = (index: number) =>
    /^\p{Lu}\p{Ll}/u.test(parse.text.slice(parse.tokens[index]?.start))
  const isName = (index: number) =>
    parse.tokens[index]?.kind === 'word' &&
    !parse.claimed[index] &&
    isCapital(index) &&
    !lexicon.find(parse.tokens, index)
  return to === at + 1 && parse.corrected.has(at) && isCapital(at) && (isName(at - 1) || isName(to))
}

/** "Commercial use ok": what it may serve, and "infinity pool, co-working": what is beside it. */
const isUse = (state: HomeState, { start, end, text: said }: Slot) =>
  // "Judges Bungalow Road"
  /^ (?:rd|road|circle|cross ?roads?|char rasta|chowk|naka|marg)\b/i.test(
    state.parse.text.slice(end),
  ) ||
  suitableFor.test(state.parse.text.slice(0, start)) ||
  /^ (?:use|usage|purpose|permission|allowed|potential)\b/i.test(state.parse.text.slice(end)) ||
  // "Brigade Orchards", 3 bhk: the name of a project.
  (/^(?:co-? ?working|orchards?|farms?)$/i.test(said) && hasRooms(state))

/** "Suitable for bank, jewellery, cafe" */
const suitableFor =
  /\b(?:suitable|ideal|best|perfect|fit|useful|suits?) (?:for |to )?[^\n.;:]{0,60}$/i

/** A house below a heading that names another kind: what it is, the broker says. */
const namesHouse = ({ parse: { tokens, text }, isShared }: HomeState) =>
  tokens.some(
    ({ text: word, start }) =>
      !isShared(start) && (anyHome.test(word) || houseInScript.test(text.slice(start))),
  )
const houseInScript = /^(?:ಮನೆ|வீடு|ఇల్లు|വീട്)/u

const isOwn = (state: HomeState, slot: Slot) =>
  !isUse(state, slot) && !isMisreadName(state, slot) && !isOfOther(state, slot)

/** A building stands on its plot: the word for land is the type only where no other is said. */
export function readTypes(state: HomeState): void {
  const said = state.parse.slots.flatMap((slot) =>
    slot.slot === 'type' && !slot.value.not && isOwn(state, slot) ? [slot] : [],
  )
  // "Commercial Pune" above an office: what a home says of itself counts.
  const own = said.filter(({ start }) => !state.isShared(start))
  // "House / flat" above a home that is one of them.
  const isOfSeveral = said.some(
    (one, at) =>
      said[at + 1]?.value.types.join() !== one.value.types.join() &&
      /^[^\n\p{L}]{0,3}[/&][^\n\p{L}]{0,3}$/u.test(
        state.parse.text.slice(one.end, said[at + 1]?.start),
      ),
  )
  const slots = own.length > 0 ? own : isOfSeveral || namesHouse(state) ? [] : said
  const built = slots.filter(({ value }) => value.types[0] !== 'plot')
  const [first, second] = slots
  // "Bungalow plot": land for one.
  const isPlotFor =
    first !== undefined && second?.value.types[0] === 'plot' && second.start - first.end <= 1
  // "Zameen … kheti ki zameen hai"
  const farm = slots.find(({ value }) => value.types.join() === 'agricultural')
  const penthouse = slots.find(({ value }) => value.kind === 'penthouse')
  const lived = hasRooms(state)
    ? built.find(({ value }) =>
        value.types.some((type) => /^(?:apartment|house|villa)$/.test(type)),
      )
    : undefined
  // "Shop + flat for sale", above the flat.
  const isOfShop = /^(?:commercial|office|industrial)$/.test(first?.value.types[0] ?? '')
  const chosen =
    (isPlotFor ? second : penthouse) ??
    (first?.value.types[0] === 'plot' ? farm : undefined) ??
    (isOfShop ? lived : undefined) ??
    (first?.value.types[0] === 'plot' && hasRooms(state) ? built[0] : first)
  if (!chosen) {
    readNumberedType(state)
    return
  }
  const { types } = chosen.value
  // "Ground + 2 building, land 1 ground": what the land is under.
  const isLand = types.length === 1 && types[0] === 'plot'
  if (isLand && state.parse.tokens.some(({ text }) => /^(?:building|bldg)$/.test(text))) return
  const span = tokensOf(state.parse, chosen)
  if (types.length === 1 && types[0]) find(state, 'propertyType', types[0], span)
  else doubt(state, 'propertyType', types, span)
}

const typeOfNumber: Partial<Record<string, string>> = {
  flat: 'apartment',
  office: 'office',
  shop: 'commercial',
}

/** "Plot no 45, Wave City", "2 plots", "Flat no 12": the number is that of the home. */
function readNumberedType(state: HomeState): void {
  const { tokens } = state.parse
  if (readHouseOnLand(state)) return
  const at = tokens.findIndex(
    ({ text }, index) =>
      text === 'plots' ||
      (/^(?:plot|flat|shop|office)$/.test(text) &&
        /^(?:no|number)$/.test(tokens[index + 1]?.text ?? '')),
  )
  if (at < 0) return
  const isLand = state.findings.some(({ field }) => field === 'area' || field === 'areaPlotSqft')
  const type = typeOfNumber[tokens[at]?.text ?? '']
  if (type) find(state, 'propertyType', type, [at, at + 1])
  else if (isLand && !hasRooms(state)) find(state, 'propertyType', 'plot', [at, at + 1])
}

/** A word for any home, which beside a size of land is a house: "6 സെന്റിൽ 3 BHK വീട്". */
const anyHome = /^(?:veedu|veettu|veed|veetu|illu|mane|bari|baari|ghar|makan|makaan)$/

function readHouseOnLand(state: HomeState): boolean {
  const { findings, parse } = state
  const at = parse.tokens.findIndex(({ text }) => anyHome.test(text))
  const isOnLand = findings.some(
    ({ field, value }) =>
      field === 'areaText' && /cent|marla|kanal|guntha|ground|katha/.test(String(value)),
  )
  if (at < 0 || !isOnLand || !hasRooms(state)) return false
  find(state, 'propertyType', 'house', [at, at + 1])
  return true
}

const hasRooms = ({ findings }: HomeState) => findings.some(({ field }) => field === 'bhk')

/** Words with which rooms are no flat: a house, a part of one, a bed in one. */
const otherHome = regExp('iu')`
  (?<![\p{L}\p{M}])(?:house|home[ ]stay|villa|bungalow|bunglow|bangla|kothi|row[ ]?house|makaa?n
  |mane|manai|veedu|veettu|illu|bari|baari|wada|haveli|chawl|portion|independent|indep|indp
  |land|plot|kanal|marla|cents?|guntha|katha|cottah|pg|hostel|roommates?|flatmates?|sharing
  |मकान|घर|बंगला|वाडा|বাড়ি|வீடு|ఇల్లు|ಮನೆ|મકાન|ਕੋਠੀ|വീട്)(?![\p{L}\p{M}])
`
const flatRooms = /bhk|b\.?h\.?k|\brk\b|बीएचके|बी एच के|आरके|બીએચકે|பிஎச்கே|బిహెచ్కె|ಬಿಎಚ್ಕೆ|bed/i

/**
 * Returns an apartment where rooms are counted as those of one and nothing says what they are in:
 * "2 BHK in Wakad". It is proposed, and not among what the message says.
 */
export function assumedType({ findings, doubts, parse }: HomeState): Finding[] {
  const all = [...findings, ...doubts]
  const rooms = all.find(({ field }) => field === 'bhk')
  if (!rooms || !flatRooms.test(rooms.text) || otherHome.test(parse.text)) return []
  if (all.some(({ field }) => field === 'propertyType' || field === 'areaPlotSqft')) return []
  const { start, end, text } = rooms
  return [{ field: 'propertyType', value: 'apartment', start, end, text }]
}
