/** Terms of the search index for a range of numbers. */
export interface Cover {
  /** A listing with one of these is in the range, unless it has one of `outside` too. */
  inside: string[]
  outside: string[]
  /** A listing with one of these may be in the range: it is checked in the table. */
  across: string[]
}

// A double of square feet has at most this many digits before the point.
const maxDigits = 18
/** `property_bounds` has one term for all shorter numbers, up to this many digits. */
const maxShorter = 10
/** How many leading digits of a number have terms. */
const maxLeading = 3

/**
 * Returns the fewest terms that cover the numbers from `min` to `max`, both inclusive (decision
 * 0017). As `property_bounds` names them, a number of seven digits has the terms `<8`, `<9` and so
 * on, and one that starts with 84 has `<7 9` and `<7 85` to `<7 89`; exactly 84 lakh is `=7 840`.
 * So a limit of up to three digits and zeros is exact; for others the rows with the same prefix are
 * checked.
 */
export function coverOf(kind: string, min: number | undefined, max: number | undefined): Cover {
  const cover: Cover = { inside: [], outside: [], across: [] }
  if (Math.max(min ?? 0, 0) > (max ?? Number.POSITIVE_INFINITY)) return cover
  const low = min !== undefined && min > 0 ? endOf(min) : undefined
  const high = max !== undefined && max < 10 ** maxDigits ? endOf(max) : undefined
  const digits = high?.digits ?? maxDigits + 1
  const below = high ? prefixesBelow(kind, high) : []
  const under = low ? prefixesBelow(kind, low) : []
  cover.inside.push(...ofDigits(kind, low?.digits, digits), ...below.filter(notIn(under)))
  cover.outside.push(...under.filter(notIn(below)))
  if (high?.isRound) cover.inside.push(`:${kind} =${high.digits} ${high.leading}`)
  if (low && !low.isRound) cover.outside.push(bucketOf(kind, low))
  const across = [low, high].flatMap((end) => (end && !end.isRound ? bucketOf(kind, end) : []))
  cover.across.push(...new Set(across))
  return cover
}

/**
 * Returns terms of which each number from `min` to before `end` has exactly one, so that their
 * counts add up. Both limits are one or two digits followed by zeros.
 */
export function bucketsBetween(
  kind: string,
  min: number | undefined,
  end: number | undefined,
): string[] {
  const add = (digits: number, leading: string): string[] => {
    const [first, next] = span(digits, leading)
    if (next <= (min ?? 0) || first >= (end ?? Number.POSITIVE_INFINITY)) return []
    if (first >= (min ?? 0) && next <= (end ?? Number.POSITIVE_INFINITY))
      return [`:${kind} ${digits} ${leading}`]
    // A number of several digits does not start with 0.
    const from = leading === '' && digits > 1 ? 1 : 0
    return Array.from({ length: 10 - from }, (_, digit) =>
      add(digits, `${leading}${from + digit}`),
    ).flat()
  }
  return Array.from({ length: maxDigits }, (_, shorter) => add(shorter + 1, '')).flat()
}

/** Returns the first number of a bucket, and the first one after it. */
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

/** Returns terms of numbers with at least `min` digits, if given, and fewer than `max`. */
function ofDigits(kind: string, min: number | undefined, max: number): string[] {
  if (min === undefined && max <= maxShorter) return max > 1 ? [`:${kind} <${max}`] : []
  const shorter = min === undefined ? [`:${kind} <${maxShorter}`] : []
  const first = min ?? maxShorter
  const several = Array.from({ length: Math.max(0, max - first) }, (_, more) => first + more)
  return [...shorter, ...several.map((digits) => `:${kind} ${digits} `)]
}

/** Returns terms of smaller numbers with the same number of digits. */
const prefixesBelow = (kind: string, { digits, leading }: End): string[] =>
  [...leading].flatMap((digit, at) => {
    const lowest = at === 0 && digits > 1 ? 1 : 0
    return Number(digit) > lowest ? `:${kind} <${digits} ${leading.slice(0, at + 1)}` : []
  })

const bucketOf = (kind: string, { digits, leading }: End) =>
  `:${kind} ${digits} ${leading.slice(0, 2)}`

const notIn = (others: readonly string[]) => (word: string) => !others.includes(word)
