import { regExp } from '#domain/text/reg-exp.ts'
import { namesHome, type Row } from './message-rows.ts'

/** "Note: brokerage 15 days", "Common: 60 ft road" */
const isRemark = regExp('iu')`
  ^[^\p{L}]*(?:note|common|terms?|general|nb|for[ ]all|in[ ]all|all[ ]the[ ]above|टीप
  |नोट)[^\p{L}\p{N}]{0,2}[:–-]
`

/** A home without a price below a list, of which it is said: "3rd floor 1bhk", "5. plot". */
export const isUnlisted = (row: Row, isRoomed: boolean) =>
  row.words === 0 ||
  (row.isNumbered && namesHome(row)) ||
  // "4 bhk, 3 car parking" below floors without rooms is said of each.
  (isRoomed && !row.isShared && row.rooms.length === 1 && !speaksOfRooms.test(row.text))
/** "2bhk = 900 sqft", "car park with 3bhk" */
const speaksOfRooms = regExp('iu')`
  \b(?:for|in|with|on|of|except|excluding|only)[ ](?:the[ ]|all[ ])?\d(?:\.5)?[ ]?(?:bhk|rk)
  |(?:केवल|सिर्फ|फक्त)[ ]\d
  |\d[ ]?(?:bhk|rk)\b[^,;\n]{0,30}\b(?:each|all)\b|\beach\b|\d[ ]?bhk[ ](?:gets?|has)\b
  |\d[ ]?(?:bhk|rk|बीएचके)[ ]?(?:[=:]|(?:only|wal[aeoi]n?|ke|ka|ki|sathi|ku|ko|la|ma|na)\b
  |छोड़कर|सोडून|के|ला|साठी|मध्ये|में)
`

/**
 * Returns the row from which on the text below a list is said of all of its homes: behind the last
 * home of one line, else a paragraph or another bullet that no other home has.
 */
export function commonStart(
  rows: readonly Row[],
  starts: readonly number[],
  isList: boolean,
): number {
  const last = starts.at(-1) ?? 0
  if (isList) return last + 1
  const inside = starts
    .slice(0, -1)
    .flatMap((start, index) => rows.slice(start + 1, starts[index + 1]))
  const signs = new Set(
    [...inside, ...starts.flatMap((start) => rows[start] ?? [])].map(({ anchor }) => anchor),
  )
  const isParagraph = inside.every(({ isAfterBlank }) => !isAfterBlank)
  const found = rows.findIndex(
    (row, at) =>
      at > last &&
      (isRemark.test(row.text) ||
        (isParagraph && row.isAfterBlank) ||
        (row.anchor !== '' && !signs.has(row.anchor))),
  )
  return found < 0 ? rows.length : found
}

/** "Baner" in a separate paragraph below a home is the heading of the next ones. */
export function headingsBelow(
  own: readonly Row[],
  isHeading: (row: Row) => boolean,
): readonly Row[] {
  const last = own.findLastIndex((row) => !isHeading(row))
  const start = own.findIndex((row, at) => at > last && row.isAfterBlank)
  return start < 1 ? [] : own.slice(start)
}
