const sides: Readonly<Record<string, string>> = { w: 'west', e: 'east', n: 'north', s: 'south' }
const wholeSides = new Set(Object.values(sides))

// A letter after these is a number, not a side: "Block E".
const numbered = new Set(
  (
    'block sector sec phase pocket pkt part plot wing tower group scheme extension extn ward ' +
    'zone type section street road lane line cross stage gate number no site unit flat bldg'
  ).split(' '),
)

/** Writes out the side at the end of a place key: `andheri w` → `andheri west`. */
export function withWholeSide(key: string): string {
  const words = key.split(' ')
  const before = words.at(-2) ?? ''
  const side = Object.hasOwn(sides, words.at(-1) ?? '') ? sides[words.at(-1) ?? ''] : undefined
  if (!side || before.length < 3 || numbered.has(before)) return key
  return [...words.slice(0, -1), side].join(' ')
}

/**
 * Returns the spellings of a place that ends in a side, in lower case: `andheri west`, `andheri
 * (w)`, `andheri-west`. `key` is its locality key; the list is empty without a side.
 */
export function sideSpellings(key: string): string[] {
  const at = key.lastIndexOf(' ')
  const [base, side] = [key.slice(0, Math.max(at, 0)), key.slice(at + 1)]
  if (base === '' || !wholeSides.has(side)) return []
  return [side, side.charAt(0)].flatMap((end) => [
    ...[`${base} ${end}`, `${base} (${end})`, `${base}(${end})`, `${base}-${end}`],
    ...[`${base} - ${end}`, `${base}, ${end}`, `${base} ${end}.`],
  ])
}
