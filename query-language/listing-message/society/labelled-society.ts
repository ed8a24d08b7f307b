import { regExp } from '#domain/text/reg-exp.ts'
import { findPlaces, type Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { isFree } from '#query-language/model/parse-state.ts'
import { find, type HomeState } from '../home-state.ts'
import { isApart } from '../words.ts'

const label = regExp()`
  ^(?:project|scheme|venture|society|socty|soc|building|bldg|bldng|bildg|bilding|complex|tower
  |apartment|apt)$
`
const maxNameWords = 5
/** Signs that end a name: the place follows. */
const nameEnd = /^[,;()/-]$/
const noName = /^(?:type|no|number|age|status|facing|height|amenities|maintenance|parking|charges)$/

/** Reads "Building: Sheth Vasant Oasis" before other passes give its words another meaning. */
export function readLabelledSociety(state: HomeState): void {
  const { parse } = state
  const { tokens, text } = parse
  for (let at = 0; at < tokens.length; at++) {
    if (!label.test(tokens[at]?.text ?? '') || !isFree(parse, at)) continue
    const last = tokens[at + 1]?.text === 'name' ? at + 1 : at
    // "Venture name Green Meadows"
    const isNamed = last > at && /^ \p{Lu}/u.test(text.slice(tokens[last]?.end))
    if (!isNamed && !/^[ \t]*:/.test(text.slice(tokens[last]?.end))) continue
    const from = last + 1
    let to = from
    while (to < tokens.length && to < from + maxNameWords && isOfName(state, from, to)) to++
    const start = tokens[from]?.start ?? 0
    if (to === from || !/^(?!Grade\b)[\p{Lu}\p{Lo}]/u.test(text.slice(start))) continue
    find(state, 'society', text.slice(start, tokens[to - 1]?.end), [from, to])
    state.parse.claimed[at] = true
    return
  }
}

function isOfName({ parse }: HomeState, from: number, at: number): boolean {
  const { tokens, text } = parse
  const token = tokens[at]
  if (!token || !isFree(parse, at) || nameEnd.test(token.text) || noName.test(token.text))
    return false
  return !isApart(text, tokens[at - 1], token) || at === from
    ? !isApart(text, tokens[from - 1], tokens[from])
    : false
}

/** "Society: Hiranandani Gardens" gives the place as well, if nothing else does. */
export function settleSocietyPlace(state: HomeState, gazetteer: Gazetteer): void {
  const { findings, doubts } = state
  const isPlaced = [...findings, ...doubts].some(({ field }) => field === 'locality')
  const society = findings.find(({ field }) => field === 'society')
  if (isPlaced || society?.field !== 'society') return
  const places = findPlaces(gazetteer, society.value).filter(({ kind }) => kind === 'area')
  const [place] = places
  if (!place || places.length > 1) return
  const { start, end, text } = society
  findings.push({ field: 'locality', value: place.name, start, end, text })
}
