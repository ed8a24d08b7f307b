import { claim, isFree, type ParseState, wordsOf } from '#query-language/model/parse-state.ts'

const brokerWord = /^(?:brokers?|agents?|dealers?|dalal|dalals|middlem[ae]n|दलाल|दलालों)$/
const contactWords =
  'call|calls|phone|msg|message|contact|whatsapp|disturb|ping|reply|approach|bother|sampark|' +
  'fone|dm|text|respond|apply|फोन|संपर्क'
const dismissal = new RegExp(
  '^(?:(?:log|logs|people|community|and|or|,|/|ji|bhai|bhaiyo|please|pls|plz|plzz|kindly|se|' +
    'ko|brokers?|agents?|dealers?|dalal|लोग|कृपया|से) )*(?:(?:excuse|ignore|maaf|sorry|माफ)|' +
    '(?:stay|keep|be) (?:away|off|out)|(?:door|dur|दूर) (?:rah\\S*|reh\\S*|hi|रह\\S*)|' +
    '(?:are )?not (?:required|needed|allowed|welcome|wanted)|need not|(?:dont|do not|never|' +
    `should not|shouldnt|must not|na|nahi|mat|no|न|मत) (?:${contactWords})|` +
    `(?:(?:${contactWords}) )+(?:karke )?(?:bilkul )?(?:mat|na|nahi|nhi|not|न|मत|नहीं)|` +
    '(?:bilkul |बिल्कुल )?(?:nahi|nahin|nhi|mat|नहीं)(?: chahiye| चाहिए)?|' +
    'na kar\\S*)(?: (?:kar\\S*|kijiye|करें|करे|करना|call|me))*',
)
const maxWords = 10

/**
 * Extracts an owner-only condition from requests that brokers stay away: `dealers please call mat
 * karo`, `brokers excuse`.
 */
export function extractNoBrokers(state: ParseState): void {
  for (const [at, { text }] of state.tokens.entries()) {
    if (!brokerWord.test(text) || !isFree(state, at)) continue
    const dismissed = dismissal.exec(wordsOf(state, at + 1, at + maxWords).join(' '))?.[0]
    if (dismissed === undefined) continue
    const to = at + 1 + dismissed.split(' ').length
    // "No broker calls before 7 pm": other calls are welcome.
    if (/^(?:before|after|till|until|between)$/.test(state.tokens[to]?.text ?? '')) continue
    if (isFree(state, at, to)) claim(state, 'lister', 'owner', [at, to])
  }
}
