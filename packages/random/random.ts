export type Random = {
  /** The next number, 0 up to but not including 1. */
  next(): number
  between(low: number, high: number): number
  /** A whole number between both ends, inclusive. */
  whole(low: number, high: number): number
  chance(probability: number): boolean
  pick<Item>(list: readonly Item[]): Item
  /** `count` different items (fewer where the list is shorter), in random order. */
  some<Item>(list: readonly Item[], count: number): Item[]
  shuffle<Item>(list: readonly Item[]): Item[]
  /** An independent stream: drawing from it does not affect other streams. */
  fork(name: string): Random
}

/** Repeatable on every machine: the same seed always gives the same stream (mulberry32). */
export function random(seed: string): Random {
  let state = hash(seed)

  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + next() * (high - low)
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))

  function pick<Item>(list: readonly Item[]): Item {
    const item = list[Math.floor(next() * list.length)]
    if (item === undefined) throw new Error('Nothing to pick from: the list is empty.')
    return item
  }

  function shuffle<Item>(list: readonly Item[]): Item[] {
    const keyed = list.map((item) => ({ item, key: next() }))
    return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item)
  }

  return {
    next,
    between,
    whole,
    pick,
    shuffle,
    chance: (probability) => next() < probability,
    some: (list, count) => shuffle(list).slice(0, count),
    fork: (name) => random(`${seed}/${name}`),
  }
}

/** 32 bits of FNV-1a, mixed so that seeds differing in one digit give unrelated streams. */
export function hash(text: string): number {
  let bits = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193)
  }
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}
