import { t } from '#domain/locale/translate.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import { plainDigits } from './read-number.ts'
import { notUnderstood, type Reading, understood } from './reading.ts'

/** 0 is the ground floor, -1 the (upper) basement, -2 the lower basement. */
export interface FloorRead {
  floor: number
  totalFloors?: number
}

const named: [RegExp, number][] = [
  [/^lower basement/, -2],
  [/^(?:upper )?basement/, -1],
  [/^(?:lower ground|lg)(?![a-z])/, -1],
  [/^(?:ground|gr\.?|g|upper ground|ug|stilt|तळमजला|भूतल|ग्राउंड)(?![a-z])/, 0],
]
// First letters of पहली, दूसरी, तीसरी, चौथी, पांचवी and their Marathi forms.
const ordinalWord = regExp('u')`
  ^(?:पहि?ल[ा-ौ]|द[ूु]सर[ा-ौ]|त[ीि]सर[ा-ौ]|चौथ[ा-ौ]|पा[ँं]?चव[ा-ौ]ं?)(?![\p{L}\p{M}])
`
const ordinalWords = 'प द त च'.split(' ')
const ordinalOf = (word: string) =>
  word.startsWith('पा') ? 5 : ordinalWords.indexOf(word.charAt(0)) + 1
const numbered = /^(-?\d{1,3})(?:\.0)?(?:st|nd|rd|th)?(?![a-z\d])/
const outOf = regExp()`
  ^ ?(?:floors? ?)?[(,]? ?(?:out ?of|of|\/) ?(?:total ?)?(?:(\d{1,3})|(g ?\+ ?\d{1,3}))
  (?: ?(?:floors?|storeys?))?\)? ?$
`
const ordinals = 'ground first second third fourth fifth sixth seventh eighth ninth tenth'.split(
  ' ',
)
const spelled = new RegExp(`^(?:${ordinals.slice(1).join('|')})(?![a-z])`)

/**
 * Parses a floor: `2 out of 3`, `Ground out of 2`, `5th of 12`, `3 of G+7`, `Upper Basement out of
 * 4`, a bare `3` or `3rd Floor`. Refuses a floor above the top of its building, and `high rise`,
 * which names none.
 */
export function readFloor(text: string): Reading<FloorRead> {
  const plain = plainDigits(text)
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .replace(spelled, (word) => String(ordinals.indexOf(word)))
    .replace(ordinalWord, (word) => String(ordinalOf(word)))
  if (/^(?:\d?b\+)?(?:g|s|stilt|ground)\s*\+\s*\d/.test(plain)) {
    return notUnderstood(
      t('this is the number of floors in the building, not the floor of the home'),
    )
  }
  const name = named.find(([word]) => word.test(plain))
  const digits = numbered.exec(plain)
  const rest = plain.slice((name?.[0].exec(plain) ?? digits)?.[0].length ?? 0)
  const floor = name?.[1] ?? (digits ? Number(digits[1]) : undefined)
  if (floor === undefined || floor < -5 || floor > 200) {
    return notUnderstood(t('we cannot read this floor'))
  }
  if (/^\s*(?:(?:floor|फ्लोर|मजला|मंज़?िल)\s*)?$/.test(rest)) return understood({ floor })
  const [, total, aboveGround] = outOf.exec(rest) ?? []
  if (total === undefined && aboveGround === undefined) {
    return notUnderstood(t('we cannot read this floor'))
  }
  const totalFloors = total ? Number(total) : Number(aboveGround?.replace(/\D/g, '')) + 1
  if (totalFloors < floor) return notUnderstood(t('the floor is higher than the building'))
  if (totalFloors > 200) return notUnderstood(t('no building has that many floors'))
  return understood({ floor, totalFloors })
}
