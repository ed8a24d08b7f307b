import { regExp } from '#domain/text/reg-exp.ts'
import { units } from '#query-language/lexicon/units.ts'
import { toEnglish } from '#query-language/text/loan-words.ts'
import type { Token } from '#query-language/text/tokenize.ts'

/**
 * Whether a word of asking at a token asks for no home: "family chahiye", "seller ko paisa
 * chahiye", "jisko chahiye call kare".
 */
export const isNoDemand = (tokens: readonly Token[], at: number): boolean =>
  isOfTenant(tokens, at) || isOfSeller(tokens, at) || isOfWhoever(tokens, at)

const isOfTenant = (tokens: readonly Token[], at: number) =>
  tenantOrPaper.test(toEnglish(tokens[at - 1]?.text ?? ''))
const tenantOrPaper = regExp()`
  ^(?:family|families|bachelor|bachelors|tenant|tenants|girls|boys|couple|students|certificate
  |certificates|document|documents|noc|agreement|deposit|advance|id|proof|verification|token
  |परिवार|किराएदार|भाडेकरू)$
`

/** "Owner ko 58 lakh chahiye": money for whoever sells. */
function isOfSeller(tokens: readonly Token[], at: number): boolean {
  const clause = clauseBefore(tokens, at)
  const isSeller = clause.some(({ text }) => seller.test(toEnglish(text)))
  const begin = at - clause.length
  const isMoney = clause.some(
    ({ text, kind }, index) =>
      money.test(toEnglish(text)) ||
      (kind === 'number' && units.find(tokens, begin + index + 1)?.meaning.of === 'amount'),
  )
  return isSeller && isMoney
}
const seller = /^(?:owner|owners|seller|malik|landlord|party|builder|मालिक|मालक)$/
const money = regExp()`
  ^(?:paisa|paise|paisay|money|cash|payment|fund|funds|token|advance|white|cheque|amount|full|urgent
  |पैसा|पैसे|रक्कम)$
`

/** "Jisko chahiye call kare", "ज्याला गरज आहे", "yaardu beku": who is to call. */
const isOfWhoever = (tokens: readonly Token[], at: number) =>
  clauseBefore(tokens, at)
    .slice(-maxWordsBetween)
    .some(({ text }) => whoever.test(text))
const maxWordsBetween = 3
const whoever = regExp()`
  ^(?:jisko|jise|jinko|jinhe|jinhein|jiska|kisi|kisiko|jyala|jyana|jyanna|jena|jene|jenu|jemne|jar
  |jaader|jader|yaaru|yaru|yaarudu|yaardu|yaarige|yaariga|yarige|yarukku|yaarukku|evariki|evarikaina
  |aarkku|aarkenkilum|anyone|anybody|whoever|who|जिसको|जिसे|जिनको|जिन्हें|ज्याला|ज्यांना
  |कुणाला|कोणाला
  |किसी|किसीको|जेने|जेमने)$
`

/** Returns the tokens before one, back to a sign that ends a clause. */
function clauseBefore(tokens: readonly Token[], at: number): readonly Token[] {
  const cut = tokens.findLastIndex(
    ({ kind, text }, index) => index < at && kind === 'sign' && /^[,;.?!|()]$/.test(text),
  )
  return tokens.slice(Math.max(cut + 1, at - maxClause), at)
}
const maxClause = 12
