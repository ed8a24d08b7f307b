import { type RawBuilder, sql } from 'kysely'
import { ListingType } from '#contract/property/vocabulary.ts'
import type { SlotCondition } from '#server/search/condition/condition.ts'
import type { Terms } from '#server/search/index/terms.ts'

/** Roles of a term in a part: it has the listing, takes it away, or leaves it to be checked. */
export const [inside, outside, across] = [0, 1, 2] as const

/** The number of the filters of the form among the parts. */
export const formPart = 0

/** Exclusions need a set to subtract from, and a search without conditions finds everything. */
const everyDeal = ListingType.keys.map((key) => `:deal ${key}`)
export const anything: Pick<SlotCondition, 'add' | 'condition'> = {
  condition: sql`true`,
  add: ({ oneOf }) => oneOf.push(everyDeal),
}

/** A part of which some listings are checked in the table. */
export interface Check {
  part: number
  condition: RawBuilder<boolean>
}

/** The terms of all parts as columns; the same condition has the same parts. */
export class Parts {
  readonly part: number[] = []
  readonly role: number[] = []
  readonly alternative: number[] = []
  readonly size: number[] = []
  readonly word: string[] = []
  readonly beginnings: { part: number; word: string }[] = []
  readonly checks: Check[] = []
  readonly #known = new Map<object, number[]>()
  #last = formPart
  #alternatives = 0

  numbersOf(conditions: readonly Pick<SlotCondition, 'add' | 'condition'>[]): number[] {
    return conditions.flatMap((condition) => {
      const known = this.#known.get(condition)
      if (known) return known
      const made = this.#partsOf(condition)
      this.#known.set(condition, made)
      return made
    })
  }

  #partsOf({ add, condition }: Pick<SlotCondition, 'add' | 'condition'>): number[] {
    const none = { all: [], oneOf: [], oneWay: [], beginnings: [], ranges: [], noneOf: [] }
    const terms: Terms = { ...none, isOnMap: false }
    add(terms)
    const numbers: number[] = []
    const next = () => {
      this.#last++
      numbers.push(this.#last)
    }
    for (const words of terms.oneOf) {
      next()
      this.#add(inside, words)
    }
    for (const ways of terms.oneWay) {
      next()
      this.#add(inside, ways.filter(({ length }) => length === 1).flat())
      for (const way of ways.filter(({ length }) => length > 1)) this.#addAll(way)
    }
    for (const word of terms.beginnings) {
      next()
      this.beginnings.push({ part: this.#last, word })
    }
    for (const range of terms.ranges) {
      next()
      this.#add(inside, range.inside)
      this.#add(outside, range.outside)
      this.#add(across, range.across)
      if (range.across.length > 0) this.checks.push({ part: this.#last, condition })
    }
    if (terms.noneOf.length > 0) {
      next()
      this.#add(inside, everyDeal)
      this.#add(outside, terms.noneOf)
    }
    return numbers
  }

  #add(role: number, words: readonly string[]): void {
    for (const word of new Set(words)) this.#push(role, 0, 1, word)
  }

  /** Adds words that a listing must all have. */
  #addAll(words: readonly string[]): void {
    const all = new Set(words)
    this.#alternatives++
    for (const word of all)
      this.#push(inside, all.size === 1 ? 0 : this.#alternatives, all.size, word)
  }

  #push(role: number, alternative: number, size: number, word: string): void {
    this.part.push(this.#last)
    this.role.push(role)
    this.alternative.push(alternative)
    this.size.push(size)
    this.word.push(word)
  }
}

/** Sets of parts as columns; the same parts are one set. */
export class Cores {
  readonly core: number[] = []
  readonly part: number[] = []
  readonly size: number[] = []
  readonly #known = new Map<string, number>()
  readonly #parts: ReadonlySet<number>[] = []

  numberOf(parts: readonly number[]): number {
    const own = new Set(parts)
    const key = [...own].toSorted((one, other) => one - other).join()
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const core = this.#parts.length
    this.#known.set(key, core)
    this.#parts.push(own)
    for (const part of own) {
      this.core.push(core)
      this.part.push(part)
      this.size.push(own.size)
    }
    return core
  }

  has(core: number, part: number): boolean {
    return this.#parts[core]?.has(part) ?? false
  }
}
