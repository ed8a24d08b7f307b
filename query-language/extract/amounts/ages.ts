import { regExp } from '#domain/text/reg-exp.ts'
import { regionalRefusals } from '#query-language/lexicon/regional/bounds.ts'
import { isFree, type ParseState } from '#query-language/model/parse-state.ts'
import { buildPhraseTrie } from '#query-language/text/phrase-trie.ts'

/** What joins the years to "old": `10 varsha kinta haledu`, `15 bochorer beshi purono`. */
const joiningWord = regExp()`
  ^(?:se|thi|to|ton|tho|theke|er|r|ru|tharu|kinta|ginta|kanna|kante|kana|vida|kaatil|kalum|il
  |peksha|karta|more|adhik|adhikam|beshi|besi|vadhare|vadhu|vadh|jast|jasti|jaasti|ekkuva
  |kooduthal|hechchu|mela|upar|opore|upore|zyada|jyada|than)$
`
const maxJoiningWords = 3

const oldWord = regExp()`
  ^(?:old|purana|purani|purane|purano|purono|puruno|puranu|puranuu|puruna|juna|june|juni|junu
  |junun|jooni|joonu|hale|haledu|haleya|haledagi|pathadi|pathavi|pathado|pathaga|pazhaya
  |pazhayathu|pazhakkam|pazhakam|pazhaiya|pazhasu|pazhaiyathu|जुना|जुनी|जुने|जुनं|जूनुं|पुरोनो)$
`
/** "Purono jeno na hoy" */
const wordBeforeRefusal = /^(?:jeno|yeno|jen|जेन|ho|hona|hoy|hoye|to|bhi|asa|wala|wali)$/
const refusals = buildPhraseTrie<true>([
  [regionalRefusals, true],
  ['nahi|nahin|nhi|na|mat|na ho|na hon|nuhe|nahi chalega|not ok', true],
])

/**
 * Returns where the words behind a number of years end that refuse an older building, in the
 * languages that put the verb last: "10 years kanna pathadi vaddu".
 */
export function refusedAgeEnd(state: ParseState, from: number): number | undefined {
  const { tokens } = state
  let at = from
  while (at < from + maxJoiningWords && joiningWord.test(tokens[at]?.text ?? '')) at++
  if (!oldWord.test(tokens[at]?.text ?? '')) return undefined
  at++
  while (wordBeforeRefusal.test(tokens[at]?.text ?? '')) at++
  const refusal = refusals.find(tokens, at)
  return refusal && isFree(state, from, refusal.next) ? refusal.next : undefined
}
