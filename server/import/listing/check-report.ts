import type { Remark } from '#contract/import/result.ts'
import { formatRupees } from '#domain/money/money.ts'
import type { Batch } from '#server/import/listing/row/batch.ts'
import type { Assigned, Sorted } from './assign.ts'
import type { Completion } from './completion.ts'
import { isNoted, isOnlyCounted } from './counted-note.ts'
import type { Difference, SecondPrice } from './difference-queries.ts'
import type { OwnRows } from './exported-row.ts'
import type { LikeHome } from './like-home-queries.ts'
import type { Places } from './place.ts'
import { Tallies } from './reason-counts.ts'
import type { GoneListing, NewPlaceRows, PriceChange } from './seen-queries.ts'
import { maxProblems, type NewProblem } from './work-queries.ts'

const priceChanges = 'the price of a listing changes'
const stillListed = 'its listing from an earlier list is still there'
const likeHomes = 'a like home of this broker is listed here'
const secondPrices = 'an earlier line has the same home'
const texts = ['title', 'description']
const spokenNames: Record<string, string> = {
  propertyType: 'type',
  furnished: 'furnishing',
}

/** Returns remarks on what a row adds to its listing, and what a person has to add. */
function tellCompletion({ added, left }: Completion): Remark[] {
  const reasons = [
    ...(added.length > 0 ? [`added to this listing: ${added.join(', ')}`] : []),
    ...(left.length > 0 ? [`not added, as a review has to see it: ${left.join(', ')}`] : []),
  ]
  return reasons.map((reason) => ({ column: null, value: null, reason }))
}

/** The counts of a check, and its stored problems. */
export class Report {
  readonly tallies = new Tallies()
  readonly counts = {
    ...{
      position: 0,
      rows: 0,
      ready: 0,
      new: 0,
      updated: 0,
      duplicates: 0,
      refused: 0,
      noted: 0,
      locations: 0,
    },
  }
  readonly #kept = { refusal: 0, note: 0 }
  /** Lines without a note until the file was compared with earlier lists. */
  readonly #lateNotes = new Set<number>()

  add(
    batch: Batch,
    own: OwnRows,
    { ready, refused: unfit }: Sorted,
    fresh: Assigned[],
  ): NewProblem[] {
    const { counts } = this
    const refused = [...own.refused, ...unfit]
    counts.position = batch.position
    counts.rows += batch.rows.length
    counts.ready += ready.length + own.edits.length + own.same
    counts.updated += own.edits.length
    counts.new += fresh.length
    counts.duplicates += ready.length - fresh.length + own.same
    counts.refused += refused.length
    counts.noted += ready.filter(({ notes }) => isNoted(notes)).length
    return [
      ...refused.flatMap(({ line, refusals }) => this.#keep('refusal', line, refusals)),
      ...ready.flatMap(({ line, notes }) => this.#keep('note', line, notes)),
    ].sort((a, b) => a.line - b.line)
  }

  /** Rows that change the price of a listing are neither new nor duplicates. */
  addPriceChanges(changes: readonly PriceChange[], column: string | null): NewProblem[] {
    const { counts } = this
    return changes.flatMap(({ line, from, listed, to, isNew, isNoted, isClosed, completion }) => {
      if (isNew) counts.new--
      else counts.duplicates--
      if (isClosed) {
        counts.duplicates++
        this.#countNote(line, isNoted)
        const reason = 'this home was sold or let here and stays so'
        return this.#keep('note', line, [{ column: null, value: null, reason }])
      }
      const told = tellCompletion(completion)
      if (from === to) {
        if (completion.added.length > 0) counts.updated++
        else counts.duplicates++
        if (told.length > 0) this.#countNote(line, isNoted)
        return this.#keep('note', line, told)
      }
      counts.updated++
      this.#countNote(line, isNoted)
      const change = `from ${formatRupees(from)} to ${formatRupees(to)}`
      const now = `the price of this listing changes ${change}`
      const edited = `; an earlier list said ${formatRupees(listed)}, it was edited since`
      const reason = from === listed ? now : `${now}${edited}`
      return [
        ...this.#keep('note', line, [{ column, value: null, reason }], priceChanges),
        ...this.#keep('note', line, told),
      ]
    })
  }

  /**
   * Rows of one home with different prices become separate listings; the note asks a person to
   * check.
   */
  addSecondPrices(rows: readonly SecondPrice[], column: string | null): NewProblem[] {
    return rows.flatMap(({ line, price, firstLine, firstPrice, isNoted }) => {
      this.#countNote(line, isNoted)
      const beside = price === firstPrice ? '' : ` for ${formatRupees(firstPrice)}`
      const reason = `line ${firstLine} has the same home${beside}`
      return this.#keep('note', line, [{ column, value: null, reason }], secondPrices)
    })
  }

  /** Adds the listings that are still open to the refusals of rows whose homes are gone. */
  addGone(gone: readonly GoneListing[]): NewProblem[] {
    return gone.flatMap(({ line, title, isLive }) => {
      const state = isLive ? 'is still live' : 'still waits for review'
      const reason = `its listing "${title}" ${state}; please mark it as sold or rented`
      return this.#keep('refusal', line, [{ column: null, value: null, reason }], stillListed)
    })
  }

  /** An import only changes the price of a listing; other differences are named. */
  addDifferences(rows: readonly Difference[]): NewProblem[] {
    return rows.flatMap(({ line, names, isRemoved, isNoted }) => {
      this.#countNote(line, isNoted)
      // Generated texts follow the other facts.
      const facts = names.filter((name) => !texts.includes(name))
      const differing = facts.length > 0 ? facts : names
      const said = differing.map((name) => spokenNames[name] ?? name).join(', ')
      const reason = isRemoved
        ? 'this listing was deleted here and stays so'
        : `its listing here says otherwise, which an import does not change: ${said}`
      return this.#keep('note', line, [{ column: null, value: null, reason }])
    })
  }

  /** Notes new rows whose home may already be listed, for a person to check. */
  addLikeHomes(rows: readonly LikeHome[]): NewProblem[] {
    return rows.flatMap(({ line, title, isNoted }) => {
      this.#countNote(line, isNoted)
      const reason = `${likeHomes} already and not in this file: "${title}"`
      return this.#keep('note', line, [{ column: null, value: null, reason }], likeHomes)
    })
  }

  /** Notes new listings that wait because of their place, and doubts about it. */
  addPlaces(rows: readonly NewPlaceRows[], places: Places): NewProblem[] {
    this.counts.locations = places.unknown(rows)
    return rows.flatMap((place) => {
      const reasons = [places.reasonToWait(place), places.doubt(place)].filter(
        (reason) => reason !== undefined,
      )
      if (reasons.length === 0) return []
      const noted = new Set(place.notedLines)
      return place.lines.flatMap((line) => {
        this.#countNote(line, noted.has(line))
        const remarks = reasons.map((reason) => ({ column: null, value: null, reason }))
        return this.#keep('note', line, remarks)
      })
    })
  }

  #countNote(line: number, isNoted: boolean): void {
    if (isNoted || this.#lateNotes.has(line)) return
    this.#lateNotes.add(line)
    this.counts.noted++
  }

  /**
   * Counts the remarks of a row and returns those to store; remarks that differ in each row are
   * counted under one name.
   */
  #keep(kind: NewProblem['kind'], line: number, remarks: readonly Remark[], name?: string) {
    return remarks.flatMap((remark) => {
      this.tallies.add(kind, name === undefined ? remark : { ...remark, reason: name })
      if (kind === 'note' && isOnlyCounted(remark)) return []
      this.#kept[kind]++
      return this.#kept[kind] > maxProblems ? [] : [{ kind, line, ...remark }]
    })
  }
}
