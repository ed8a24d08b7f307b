import type { Remark } from './facts.ts'
import type { Tally } from './run.ts'

/** More different reasons than this are not a summary. */
const mostReasons = 200

/** Counts how often each reason was given. */
export class Tallies {
  readonly #counts = new Map<string, Tally>()

  add(kind: Tally['kind'], { column, reason }: Remark): void {
    const key = `${kind}\n${column}\n${reason}`
    const known = this.#counts.get(key)
    if (known) known.count++
    else if (this.#counts.size < mostReasons)
      this.#counts.set(key, { kind, column, reason, count: 1 })
  }

  /** Refusals first, the most frequent first. */
  list(): Tally[] {
    return [...this.#counts.values()].sort(
      (a, b) => Number(b.kind === 'refusal') - Number(a.kind === 'refusal') || b.count - a.count,
    )
  }
}
