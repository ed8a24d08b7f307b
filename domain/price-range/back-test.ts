import { maxPerLocality } from './comparables.ts'
import type { Neighbourhoods } from './neighbours.ts'
import { spreadOf } from './price-range.ts'
import type { LocalityHomes, PricedHome } from './priced-home.ts'

/** The share of homes that a range should contain. */
const targetCoverage = 0.8
/** The minimum number of estimates for a measurement. */
const minTested = 50
/** The minimum number of errors for a margin. */
const minScores = 20
/** The newest errors that are used: older ones are less typical of today. */
const maxScores = 500

/** The accuracy of the estimates of a market, each made from the homes listed before. */
export interface BackTest {
  /** The number of estimates that were compared with an asking price. */
  tested: number
  /** The share of them whose asking price was within the range. */
  coverage: number
  /** The coverage of the newest third. */
  recentCoverage: number
  /** The median error, as a share of the asking price. */
  medianError: number
  /** The median ratio of the end of a range to its start. */
  medianWidth: number
  /** The share of homes without an estimate. */
  abstention: number
  /**
   * The amount by which the spread of comparable homes is widened, as a logarithm (split
   * conformal).
   */
  margin: number
}

/** The coverage of a sound market: a range must contain about as many homes as it promises. */
const soundCoverage = [0.75, 0.85] as const
/** Above this, the few homes that can be estimated are alike by chance. */
const maxAbstention = 0.9

/** Whether the estimates of a market are accurate enough to be shown. */
export function isSound({ coverage, abstention }: BackTest): boolean {
  const [least, most] = soundCoverage
  return coverage >= least && coverage <= most && abstention <= maxAbstention
}

/**
 * Estimates the homes of a market in the order in which they were listed, each from those before
 * it, with the margin from the errors until then: conformalized quantiles (Romano, Patterson and
 * Candès, 2019).
 */
export class PriceBackTest {
  readonly #before = new Map<string, PricedHome[]>()
  readonly #places: Neighbourhoods
  readonly #scores: number[] = []
  readonly #errors: number[] = []
  readonly #widths: number[] = []
  readonly #hits: boolean[] = []
  #withoutEstimate = 0

  constructor(places: Neighbourhoods) {
    this.#places = places
  }

  /**
   * Estimates a home, compares the estimate with its price, and adds the home to the comparables.
   */
  add(home: PricedHome): void {
    this.#estimate(home)
    const before = this.#before.get(home.locality)
    if (!before) this.#before.set(home.locality, [home])
    else if (before.push(home) > maxPerLocality) before.shift()
  }

  /** Counts a home without a locality, which cannot be estimated. */
  skip(): void {
    if (this.#scores.length >= minScores) this.#withoutEstimate++
  }

  /** Returns the accuracy of the estimates; undefined if there are too few. */
  result(): BackTest | undefined {
    const tested = this.#errors.length
    if (tested < minTested) return undefined
    return {
      tested,
      coverage: shareOf(this.#hits),
      recentCoverage: shareOf(this.#hits.slice(-Math.ceil(tested / 3))),
      medianError: rank(this.#errors, 0.5),
      medianWidth: rank(this.#widths, 0.5),
      abstention: this.#withoutEstimate / (this.#withoutEstimate + tested),
      margin: this.#margin(),
    }
  }

  #estimate(home: PricedHome): void {
    const isWarm = this.#scores.length >= minScores
    const spread = spreadOf(home, this.#nearby(home.locality))
    if (!spread) {
      if (isWarm) this.#withoutEstimate++
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
    const at = Math.min(sorted.length, Math.ceil(targetCoverage * (sorted.length + 1))) - 1
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
