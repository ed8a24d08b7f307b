import { regExp } from '#domain/text/reg-exp.ts'
import { toEnglish } from '#query-language/text/loan-words.ts'

/** "Security 6 months", "1 माह की सिक्योरिटी": money, and nobody who guards. */
export const isSum = (said: { text: string; before: string; behind: string }) =>
  toEnglish(said.text.toLowerCase()) === 'security' &&
  (sumBehind.test(said.behind) || monthsBefore.test(said.before))
const sumBehind = regExp('i')`
  ^(?:[ ]dep\w*|[ ]advance)?\s?[:=-]?\s?(?:rs\.?[ ]?|₹[ ]?|of[ ])?
  (?:\d|one|two|three|six|half|refundable|dep|adv)
`
const monthsBefore = regExp('iu')`
  (?:\bmonths?|\bmths?|\brents?|\bmahin[ae]|महीने|महिने|माह)
  (?:[ ](?:की|का|ki|ka|of|advance))?[ ]$
`
