import { maxPerLocality } from './comparables.ts'
import type { Neighbourhoods } from './neighbours.ts'
import { spreadOf } from './price-range.ts'
import type { LocalityHomes, PricedHome } from './priced-home.ts'

/** The share of homes that a range should contain. */
const aim = 0.8
/** Fewer estimates are no measure of the next one. */
const minTested = 50
/** The first margin needs as many errors. */
const minScores = 20
/** Older errors say less about today. */
const maxScores = 500

/** How good the estimates of a market were, each made from the homes listed before. */
export interface BackTest {
  /** Estimates that were compared with what was asked. */
  tested: number
  /** The share of them whose asked price was within the range. */
  coverage: number
  /** The same of the newest third alone. */
  recentCoverage: number
  /** Half of them were at most this share off the asked price. */
  medianError: number
  /** Half of their ranges end at most this many times higher than they begin. */
  medianWidth: number
  /** The share of homes for which nothing was said. */
  abstention: number
  /** By how much to widen the spread of comparable homes, as a logarithm (split conformal). */
  margin: number
}

/** A range that contains more or fewer homes than it says is none. */
const soundCoverage = [0.75, 0.85] as const
/** Where hardly any home can be estimated, the few that can are alike by chance. */
const maxAbstention = 0.9

/** Whether a market is estimated well enough to say something about its homes. */
export function isSound({ coverage, abstention }: BackTest): boolean {
  const [least, most] = soundCoverage
  return coverage >= least && coverage <= most && abstention <= maxAbstention
}

/**
 * Walks through a market in the order in which its homes were listed. Each is estimated from those
 * before it, with the margin that the errors until then ask for: conformalized quantiles (Romano,
 * Patterson and Candès, 2019).
 */
export class PriceBackTest {
  readonly #before = new Map<string, PricedHome[]>()
  readonly #places: Neighbourhoods
  readonly #scores: number[] = []
  readonly #errors: number[] = []
  readonly #widths: number[] = []
  readonly #hits: boolean[] = []
  #silent = 0

  constructor(places: Neighbourhoods) {
    this.#places = places
  }

  /** Estimates a home, compares it with its price, and lets it be compared with from now on. */
  add(home: PricedHome): void {
    this.#estimate(home)
    const before = this.#before.get(home.locality)
    if (!before) this.#before.set(home.locality, [home])
    else if (before.push(home) > maxPerLocality) before.shift()
  }

  /** Counts a home without a locality, for which nothing can be said. */
  skip(): void {
    if (this.#scores.length >= minScores) this.#silent++
  }

  /** Returns how good the estimates were; undefined where too few were made. */
  result(): BackTest | undefined {
    const tested = this.#errors.length
    if (tested < minTested) return undefined
    return {
      tested,
      coverage: shareOf(this.#hits),
      recentCoverage: shareOf(this.#hits.slice(-Math.ceil(tested / 3))),
      medianError: rank(this.#errors, 0.5),
      medianWidth: rank(this.#widths, 0.5),
      abstention: this.#silent / (this.#silent + tested),
      margin: this.#margin(),
    }
  }

  #estimate(home: PricedHome): void {
    const isWarm = this.#scores.length >= minScores
    const spread = spreadOf(home, this.#nearby(home.locality))
    if (!spread) {
      if (isWarm) this.#silent++
      return
    }
    const asked = Math.log(home.price)
    const outside = Math.max(spread.low - asked, asked - spread.high)
    if (isWarm) {
      const margin = this.#margin()
      this.#hits.push(outside <= margin)
      this.#errors.push(Math.abs(Math.exp(spread.middle - asked) - 1))
      this.#widths.push(Math.exp(Math.max(0, spread.high - spread.low + 2 * margin)))
    }
    this.#scores.push(outside)
    if (this.#scores.length > maxScores) this.#scores.shift()
  }

  #margin(): number {
    const sorted = this.#scores.toSorted((one, next) => one - next)
    const at = Math.min(sorted.length, Math.ceil(aim * (sorted.length + 1))) - 1
    return sorted[at] ?? 0
  }

  #nearby(locality: string): LocalityHomes[] {
    return this.#places.around(locality).map((place) => ({
      kilometres: place.kilometres,
      homes: this.#before.get(place.locality) ?? [],
    }))
  }
}

const shareOf = (hits: readonly boolean[]) => hits.filter(Boolean).length / hits.length

function rank(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, next) => one - next)
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN
}
