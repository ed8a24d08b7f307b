import type { BackgroundClause } from '#query-language/background/skip-background.ts'
import { extractParkings } from '#query-language/extract/amounts/parkings.ts'
import { extractRoadWidths } from '#query-language/extract/amounts/road-widths.ts'
import type { ParseState } from '#query-language/model/parse-state.ts'
import { extractMoveIn } from './move-in.ts'
import { extractSharing } from './sharing.ts'

interface Particulars {
  state: ParseState
  today: string | undefined
  clauses: readonly BackgroundClause[]
}

/** Extracts what is counted beside a home before its rooms and dates, which have numbers too. */
export function extractParticulars({ state, today, clauses }: Particulars): void {
  extractRoadWidths(state)
  extractSharing(state)
  extractMoveIn(state, today, clauses)
  extractParkings(state)
}
