/** Terms of the search index for a range of numbers. */
export interface Cover {
  /** A listing with one of these is in the range, unless it has one of `outside` too. */
  inside: string[]
  outside: string[]
  /** A listing with one of these may be in the range: it is checked in the table. */
  across: string[]
}

// A double of square feet has no more digits before the point.
const maxDigits = 18
/**
 * `property_bounds` has one term for all shorter numbers, up to this many digits.
 */
const maxShorter = 10
/** How many first digits of a number have terms. */
const maxLeading = 3

/**
 * The fewest terms that cover the numbers from `least` to `most`, both included (decision 0017). As
 * `property_bounds` names them, a number of seven digits has the terms `<8`, `<9` and so on, and
 * one that starts with 84 has `<7 9` and `<7 85` to `<7 89`; exactly 84 lakh is `=7 840`. So an end
 * of up to three digits and zeros is exact; for others the rows with the same prefix are read.
 */
export function coverOf(kind: string, least: number | undefined, most: number | undefined): Cover {
  const cover: Cover = { inside: [], outside: [], across: [] }
  if (Math.max(least ?? 0, 0) > (most ?? Number.POSITIVE_INFINITY)) return cover
  const low = least !== undefined && least > 0 ? endOf(least) : undefined
  const high = most !== undefined && most < 10 ** maxDigits ? endOf(most) : undefined
  const digits = high?.digits ?? maxDigits + 1
  const below = high ? beginningLower(kind, high) : []
  const under = low ? beginningLower(kind, low) : []
  cover.inside.push(...ofDigits(kind, low?.digits, digits), ...below.filter(notIn(under)))
  cover.outside.push(...under.filter(notIn(below)))
  if (high?.isRound) cover.inside.push(`:${kind} =${high.digits} ${high.leading}`)
  if (low && !low.isRound) cover.outside.push(bucketOf(kind, low))
  const across = [low, high].flatMap((end) => (end && !end.isRound ? bucketOf(kind, end) : []))
  cover.across.push(...new Set(across))
  return cover
}

/**
 * Terms of which each number from `least` to before `end` has exactly one, so that their counts add
 * up. Both ends are one or two digits followed by zeros.
 */
export function bucketsBetween(
  kind: string,
  least: number | undefined,
  end: number | undefined,
): string[] {
  const add = (digits: number, leading: string): string[] => {
    const [first, next] = span(digits, leading)
    if (next <= (least ?? 0) || first >= (end ?? Number.POSITIVE_INFINITY)) return []
    if (first >= (least ?? 0) && next <= (end ?? Number.POSITIVE_INFINITY))
      return [`:${kind} ${digits} ${leading}`]
    // No number of several digits begins with 0.
    const from = leading === '' && digits > 1 ? 1 : 0
    return Array.from({ length: 10 - from }, (_, digit) =>
      add(digits, `${leading}${from + digit}`),
    ).flat()
  }
  return Array.from({ length: maxDigits }, (_, shorter) => add(shorter + 1, '')).flat()
}

/** The first number of a bucket, and the first one after it. */
function span(digits: number, leading: string): [number, number] {
  if (leading === '') return [digits === 1 ? 0 : 10 ** (digits - 1), 10 ** digits]
  const unit = 10 ** (digits - leading.length)
  return [Number(leading) * unit, (Number(leading) + 1) * unit]
}

interface End {
  digits: number
  leading: string
  /** Whether only zeros follow its leading digits. */
  isRound: boolean
}

function endOf(amount: number): End {
  const whole = BigInt(Math.trunc(amount)).toString()
  const isRound = Number.isInteger(amount) && /^0*$/.test(whole.slice(maxLeading))
  return { digits: whole.length, leading: whole.slice(0, maxLeading), isRound }
}

/** Terms of numbers with at least `least` digits, if given, and fewer than `most`. */
function ofDigits(kind: string, least: number | undefined, most: number): string[] {
  if (least === undefined && most <= maxShorter) return most > 1 ? [`:${kind} <${most}`] : []
  const shorter = least === undefined ? [`:${kind} <${maxShorter}`] : []
  const first = least ?? maxShorter
  const several = Array.from({ length: Math.max(0, most - first) }, (_, more) => first + more)
  return [...shorter, ...several.map((digits) => `:${kind} ${digits} `)]
}

/** Terms of lower numbers that have as many digits. */
const beginningLower = (kind: string, { digits, leading }: End): string[] =>
  [...leading].flatMap((digit, at) => {
    const lowest = at === 0 && digits > 1 ? 1 : 0
    return Number(digit) > lowest ? `:${kind} <${digits} ${leading.slice(0, at + 1)}` : []
  })

const bucketOf = (kind: string, { digits, leading }: End) =>
  `:${kind} ${digits} ${leading.slice(0, 2)}`

const notIn = (others: readonly string[]) => (word: string) => !others.includes(word)
