import type { Remark } from '#contract/import/result.ts'
import type { Tally } from './import-run.ts'

/** More distinct reasons than this would not be a summary. */
const maxReasons = 200

/** Counts how often each reason occurs. */
export class Tallies {
  readonly #counts: Map<string, Tally>

  constructor(tallies: readonly Tally[] = []) {
    this.#counts = new Map(tallies.map((tally) => [keyOf(tally.kind, tally), { ...tally }]))
  }

  add(kind: Tally['kind'], remark: Pick<Remark, 'column' | 'reason'>): void {
    const { column, reason } = remark
    const key = keyOf(kind, remark)
    const known = this.#counts.get(key)
    if (known) known.count++
    else if (this.#counts.size < maxReasons)
      this.#counts.set(key, { kind, column, reason, count: 1 })
  }

  remove(kind: Tally['kind'], remark: Pick<Remark, 'column' | 'reason'>): void {
    const key = keyOf(kind, remark)
    const known = this.#counts.get(key)
    if (known && --known.count === 0) this.#counts.delete(key)
  }

  /** Returns refusals first, most frequent first. */
  list(): Tally[] {
    return [...this.#counts.values()].sort(
      (a, b) => Number(b.kind === 'refusal') - Number(a.kind === 'refusal') || b.count - a.count,
    )
  }
}

function keyOf(kind: Tally['kind'], { column, reason }: Pick<Remark, 'column' | 'reason'>): string {
  return `${kind}\n${column}\n${reason}`
}
