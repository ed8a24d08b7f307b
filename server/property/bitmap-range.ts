/** Buckets of a range: those wholly in it, and those that reach over one of its ends. */
export interface Cover {
  inside: string[]
  across: string[]
}

// A double of square feet has no more digits before the point.
const mostDigits = 18
/** A bucket is known by how many digits its numbers have and by the first ones, up to so many. */
const mostLeading = 2

/**
 * The fewest buckets that hold every number from `least` to `most`. Numbers are in buckets by their
 * count of digits, by the first digit too, and by the second too, as `property_buckets` names them.
 */
export function coverOf(kind: string, least: number | undefined, most: number | undefined): Cover {
  const cover: Cover = { inside: [], across: [] }
  const add = (digits: number, leading: string): void => {
    const [begin, end] = span(digits, leading)
    if (end <= (least ?? 0) || begin > (most ?? Number.POSITIVE_INFINITY)) return
    const isInside = begin >= (least ?? 0) && end <= (most ?? Number.POSITIVE_INFINITY)
    const name = `:${kind} ${digits} ${leading}`
    if (isInside) cover.inside.push(name)
    else if (leading.length === Math.min(digits, mostLeading)) cover.across.push(name)
    // No number of several digits begins with 0.
    else
      for (let digit = leading === '' && digits > 1 ? 1 : 0; digit < 10; digit++) {
        add(digits, `${leading}${digit}`)
      }
  }
  for (let digits = 1; digits <= mostDigits; digits++) add(digits, '')
  return cover
}

/** From where to before where the numbers of a bucket are. */
function span(digits: number, leading: string): [number, number] {
  if (leading === '') return [digits === 1 ? 0 : 10 ** (digits - 1), 10 ** digits]
  const unit = 10 ** (digits - leading.length)
  return [Number(leading) * unit, (Number(leading) + 1) * unit]
}
