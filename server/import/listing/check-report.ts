import type { Remark } from '#contract/import/result.ts'
import { msg, t } from '#domain/locale/translate.ts'
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

const priceChanges = msg('the price of a listing changes')
const stillListed = msg('its listing from an earlier file still exists')
const likeHomes = msg('this broker has already listed a similar home')
const secondPrices = msg('an earlier line has the same home')
const texts = ['title', 'description']
const spokenNames: Record<string, string> = {
  propertyType: msg('type'),
  furnished: msg('furnishing'),
}

/** Returns remarks on what a row adds to its listing, and what a person has to add. */
function describeCompletion({ added, left }: Completion): Remark[] {
  const reasons = [
    ...(added.length > 0
      ? [t('added to this listing: {fields}', { fields: added.join(', ') })]
      : []),
    ...(left.length > 0
      ? [t('not added because it needs a review: {fields}', { fields: left.join(', ') })]
      : []),
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
        const reason = t('this home is already marked as sold or rented and does not change')
        return this.#keep('note', line, [{ column: null, value: null, reason }])
      }
      const remarks = describeCompletion(completion)
      if (from === to) {
        if (completion.added.length > 0) counts.updated++
        else counts.duplicates++
        if (remarks.length > 0) this.#countNote(line, isNoted)
        return this.#keep('note', line, remarks)
      }
      counts.updated++
      this.#countNote(line, isNoted)
      const prices = { from: formatRupees(from), to: formatRupees(to) }
      const reason =
        from === listed
          ? t('the price of this listing changes from {from} to {to}', prices)
          : t(
              'the price of this listing changes from {from} to {to} (an earlier file said ' +
                '{listed}, and it was edited after that)',
              { ...prices, listed: formatRupees(listed) },
            )
      return [
        ...this.#keep('note', line, [{ column, value: null, reason }], t(priceChanges)),
        ...this.#keep('note', line, remarks),
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
      const reason =
        price === firstPrice
          ? t('line {line} has the same home', { line: firstLine })
          : t('line {line} has the same home for {price}', {
              line: firstLine,
              price: formatRupees(firstPrice),
            })
      return this.#keep('note', line, [{ column, value: null, reason }], t(secondPrices))
    })
  }

  /** Adds the listings that are still open to the refusals of rows whose homes are gone. */
  addGone(gone: readonly GoneListing[]): NewProblem[] {
    return gone.flatMap(({ line, title, isLive }) => {
      const reason = isLive
        ? t('its listing "{title}" is still live. Please mark it as sold or rented', { title })
        : t('its listing "{title}" is still under review. Please mark it as sold or rented', {
            title,
          })
      return this.#keep('refusal', line, [{ column: null, value: null, reason }], t(stillListed))
    })
  }

  /** An import only changes the price of a listing; other differences are named. */
  addDifferences(rows: readonly Difference[]): NewProblem[] {
    return rows.flatMap(({ line, names, isRemoved, isNoted }) => {
      this.#countNote(line, isNoted)
      // Generated texts follow the other facts.
      const facts = names.filter((name) => !texts.includes(name))
      const differing = facts.length > 0 ? facts : names
      const said = differing.map((name) => t(spokenNames[name] ?? name)).join(', ')
      const reason = isRemoved
        ? t('this listing was deleted earlier and is not restored')
        : t('the listing on BrickBazaar differs, and an import does not change this: {fields}', {
            fields: said,
          })
      return this.#keep('note', line, [{ column: null, value: null, reason }])
    })
  }

  /** Notes new rows whose home may already be listed, for a person to check. */
  addLikeHomes(rows: readonly LikeHome[]): NewProblem[] {
    return rows.flatMap(({ line, title, isNoted }) => {
      this.#countNote(line, isNoted)
      const reason = t(
        'this broker has already listed a similar home, which is not in this file: "{title}"',
        { title },
      )
      return this.#keep('note', line, [{ column: null, value: null, reason }], t(likeHomes))
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
