import { regExp } from '#domain/text/reg-exp.ts'

/** What is paid on top, in front of its amount: "transfer charges 75", "corpus 2 lakh". */
const chargeBefore = regExp('i')`
  \b(?:(?:transfer|tm|club(?:[ ]?house)?|development|legal|parking|other|shifting|move[ -]in
  |sub[ -]?lease|registration|processing|documentation|infra(?:structure)?|possession)
  [ ](?:membership[ ])?(?:charges?|fees?)|corpus(?:[ ]fund)?|plc|floor[ ]rise|goodwill|mtnc|mtce
  |(?:furniture|parking)[ ]extra)
  \b[^,;\n\d]{0,10}$
`
/** And behind it: "2000 deducted at vacating", "24k x 2", "sump 12000 ltr". */
const chargeBehind = regExp('i')`
  ^(?:[ ]?(?:k|l|lacs?|lakhs?))?(?:[ ]?\/-)?[ ]?(?:rs[ ])?
  (?:(?:will[ ]be[ ]|to[ ]be[ ])?(?:deducted|deductible|non[ -]?refundable
  |ltrs?|lit(?:re|er)s?)\b|[x×][ ]?\d\b)
`

/** "Rented @32k – 1.15 cr": what a tenant pays, before the price. */
const rentedBefore = /\b(?:rented|leased|let)(?: out)?(?: at| for)?[ @:]{1,3}(?:rs\.? ?|₹ ?)?$/i
const priceBehind = /^ ?(?:k|thousand)? ?[–—-] ?(?:rs\.? ?|₹ ?)?\d/i

/** Whether an amount, with the text on both sides of its number, is no price of a home. */
export const isCharge = (before: string, behind: string): boolean =>
  chargeBefore.test(before.slice(-60)) ||
  chargeBehind.test(behind) ||
  (rentedBefore.test(before.slice(-30)) && priceBehind.test(behind))
