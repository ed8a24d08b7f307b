import { claim, type Draft, isFree, wordsOf } from '#query-language/model/parse-state.ts'

const who = /^(?:brokers?|agents?|dealers?|dalal|dalals|middlem[ae]n|दलाल|दलालों)$/
const called =
  'call|calls|phone|msg|message|contact|whatsapp|disturb|ping|reply|approach|bother|sampark|fone|dm|text|respond|apply|कॉल|फोन|संपर्क'
const away = new RegExp(
  `^(?:(?:log|logs|people|community|and|or|,|/|ji|bhai|bhaiyo|please|pls|plz|plzz|kindly|se|ko|brokers?|agents?|dealers?|dalal|लोग|कृपया|से) )*(?:(?:excuse|ignore|maaf|sorry|माफ)|(?:stay|keep|be) (?:away|off|out)|(?:door|dur|दूर) (?:rah\\S*|reh\\S*|hi|रह\\S*)|(?:are )?not (?:required|needed|allowed|welcome|wanted)|need not|(?:dont|do not|never|should not|shouldnt|must not|na|nahi|mat|no|न|मत) (?:${called})|(?:(?:${called}) )+(?:karke )?(?:bilkul )?(?:mat|na|nahi|nhi|not|न|मत|नहीं)|(?:bilkul |बिल्कुल )?(?:nahi|nahin|nhi|mat|नहीं)(?: chahiye| चाहिए)?|na kar\\S*)(?: (?:kar\\S*|kijiye|करें|करे|करना|call|me))*`,
)
const mostWords = 10

/** Reads who is not to answer, `dealers please call mat karo`, `brokers excuse`: an owner is looked for. */
export function readSentAway(draft: Draft): void {
  for (const [at, { text }] of draft.tokens.entries()) {
    if (!who.test(text) || !isFree(draft, at)) continue
    const said = away.exec(wordsOf(draft, at + 1, at + mostWords).join(' '))?.[0]
    if (said === undefined) continue
    const to = at + 1 + said.split(' ').length
    if (isFree(draft, at, to)) claim(draft, 'lister', 'owner', [at, to])
  }
}
