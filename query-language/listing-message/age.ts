import { regExp } from '#domain/text/reg-exp.ts'
import { units } from '#query-language/lexicon/units.ts'
import { isFree } from '#query-language/model/parse-state.ts'
import { find, type HomeState } from './home-state.ts'
import { isApart } from './words.ts'

/** "Old", behind years, in the languages of India. */
const oldWord = regExp()`
  ^(?:old|purana|purani|purane|purano|puraana|juna|juni|june|junu|jun|palaj|pazhasu|palasu|pazhaya
  |pazhakkam|hale|haleya|pata|paata|जुना|जुनी|जुने|जूनुं|पुराना|पुरानी|पुराने|पात|हळेय|पळक्कम)$
`
const yearWord = /^(?:years?|yrs?|saal|sal|varsh|varshe|vaersh|varusham|वर्ष|वर्षे|साल|वरुष|वरुषम)$/
const maxAge = 60
/** "Interiors 2 yrs old": not the building. */
export const ofFittings = regExp('i')`
  \b(?:interiors?|furniture|renovat\w{1,4}|set[ -]?up|fit[ -]?outs?|paint\w{0,3})\b[^,;.\d\n]{0,16}$
`

/** Reads how old a building is where the search's pass does not: "Age - 6 yr", "५ वर्ष जुनी". */
export function readAge(state: HomeState): void {
  const { parse, findings } = state
  const { tokens, text } = parse
  if (findings.some(({ field }) => field === 'ageYears')) return
  for (let at = 0; at < tokens.length; at++) {
    const count = tokens[at]
    if (count?.kind !== 'number' || count.value > maxAge || count.value % 1 !== 0) continue
    const unit = units.find(tokens, at + 1)
    const isYears = unit?.meaning.of === 'years'
    const next = isYears ? unit.next : at + 2
    if (!isYears && !yearWord.test(tokens[at + 1]?.text ?? '')) continue
    if (ofFittings.test(text.slice(0, count.start))) continue
    const lead = tokens[at - 1]?.text === '-' ? at - 2 : at - 1
    const isAge = tokens[lead]?.text === 'age' && !isApart(text, tokens[lead], count)
    const isOld = oldWord.test(tokens[next]?.text ?? '') && !isApart(text, count, tokens[next])
    const span = [isAge ? lead : at, isOld ? next + 1 : next] as const
    if (!(isAge || isOld) || !isFree(parse, ...span)) continue
    find(state, 'ageYears', count.value, span)
    return
  }
}
