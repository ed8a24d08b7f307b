/** Detects passwords that follow a pattern of characters, digits, dates or keys. */

/** Returns whether a password is a repetition, a run, a date or a path on the keyboard. */
export function isPattern(folded: string): boolean {
  if (/^(.{1,12}?)\1+$/su.test(folded) || isRun(folded)) return true
  // One character many times, with a few digits and signs at the end: `aaaaaa1`.
  if (/^(.)\1{2,}[^\p{L}\p{M}]{1,6}$/su.test(folded)) return true
  const plain = folded.replace(/[\s./_-]+/g, '')
  return isDate(plain) || isDigitRun(plain) || isOnKeyboard(plain)
}

/** `abcdef`, `987654`. */
function isRun(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)))
  return steps.size === 1 && (steps.has(1) || steps.has(-1))
}

/** `112233`, `123321`: a run of doubled digits, or one that goes back. */
function isDigitRun(text: string): boolean {
  if (!/^\d+$/.test(text)) return false
  const single = text.replace(/(\d)\1+/g, '$1')
  const half = single.slice(0, Math.ceil(single.length / 2))
  const isReturn = single.length > 2 && single === [...single].reverse().join('')
  return isRun(single) || (isReturn && isRun(half))
}

/** Six or eight digits that form a date, in the orders people write one: 15081947, 470815. */
function isDate(text: string): boolean {
  const orders = [
    /^(?<day>\d\d)(?<month>\d\d)(?<year>(?:1[89]|20)?\d\d)$/,
    /^(?<month>\d\d)(?<day>\d\d)(?<year>(?:1[89]|20)?\d\d)$/,
    /^(?<year>(?:1[89]|20)?\d\d)(?<month>\d\d)(?<day>\d\d)$/,
  ]
  return orders.some((order) => {
    const { day, month } = order.exec(text)?.groups ?? {}
    return isWithin(Number(day), 31) && isWithin(Number(month), 12)
  })
}

const isWithin = (number: number, last: number) => number >= 1 && number <= last

const rows = ['`1234567890-=', 'qwertyuiop[]', "asdfghjkl;'", 'zxcvbnm,./']
const columns = ['1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/', 'qazwsxedcrfvtgbyhnujmikolp']
const keyPaths = [...rows, ...columns, '147258369', '159357'].flatMap((path) => [
  path,
  [...path].reverse().join(''),
])

/** Three or more adjacent keys, in any direction, repeatedly: `poiuyt`, `qweasd`. */
function isOnKeyboard(text: string): boolean {
  let at = 0
  while (at < text.length) {
    const from = at
    let end = from + 3
    const isPath = (to: number) => keyPaths.some((path) => path.includes(text.slice(from, to)))
    if (end > text.length || !isPath(end)) return false
    while (end < text.length && isPath(end + 1)) end++
    at = end
  }
  return text !== ''
}
