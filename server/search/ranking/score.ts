import { type RawBuilder, sql } from 'kysely'
import { kilometresPerDegree } from '#domain/place/distance.ts'
import {
  conditionShare,
  confirmedDays,
  halfFigureShare,
  halfNearKilometres,
  preferencePoints,
  rankingWeights,
  recencyHalfLifeDays,
  unratedQuality,
  wordShares,
} from '#domain/search/ranking.ts'
import type { Figure } from './figures.ts'
import type { Preference } from './preference.ts'
import type { Wanted } from './ranking-input.ts'

const day = 86_400

/** A plain number would be computed as `numeric`, at many times the cost. */
const float = (value: number) => sql.raw(`${value}::float8`)

/**
 * Returns how well a listing fits a search, as an expression over a row of `property_ranking`: 0 to
 * 100 points with four decimals, so that ties are the same everywhere. More of a good thing never
 * lowers the score. `now` is in seconds since 1970.
 */
export function rankingPoints(
  { words, preferences, point, figures }: Wanted,
  now: number,
): RawBuilder<number> {
  const shares: Record<keyof typeof rankingWeights, RawBuilder<unknown> | undefined> = {
    figures: figures.length > 0 ? figureShare(figures) : undefined,
    words: words.length > 0 ? wordShare(words) : undefined,
    distance: point && distanceShare(point),
    recency: sql`power(0.5::float8,
      greatest(0, ${now}::bigint - listed_at) / ${float(day * recencyHalfLifeDays)})`,
    quality: sql`coalesce(score, ${sql.lit(unratedQuality)}) / ${float(100)}`,
    confirmed: sql`least(1, greatest(0, 2 - (${now}::bigint - confirmed_at) / case when is_let
      then ${float(day * confirmedDays.let)} else ${float(day * confirmedDays.sold)} end))`,
  }
  const points = Object.entries(rankingWeights).flatMap(([signal, weight]) => {
    const share = shares[signal as keyof typeof rankingWeights]
    return share ? sql`${float(weight)} * ${share}` : []
  })
  const fit = sql`(${sql.join(points, sql` + `)})`
  const whole =
    preferences.length === 0
      ? fit
      : sql`(${float(preferencePoints)} * ${preferenceShare(preferences)}
          + ${float(1 - preferencePoints / 100)} * ${fit})`
  return sql`round(${whole} * ${float(10_000)}) / ${float(10_000)}`
}

/** By how far the price and the size are from the named ones, relative to these. */
function figureShare(figures: readonly Figure[]): RawBuilder<unknown> {
  const half = float(halfFigureShare)
  const shares = figures.map(
    ({ of, value }) =>
      sql`${half} / (${half} + abs(${sql.ref(of)} - ${value}::float8) / ${value}::float8)`,
  )
  return sql`(${sql.join(shares, sql` + `)}) / ${float(figures.length)}`
}

/**
 * Each word counts by where it occurs; every match has it somewhere. Prefixes count as well,
 * because a word may still be being typed.
 */
function wordShare(words: readonly string[]): RawBuilder<unknown> {
  const { title, place, elsewhere } = wordShares
  const shares = words.map((word) => {
    const begins = sql`${` ${word}`}`
    return sql`case when strpos(title, ${begins}) > 0 then ${float(title)}
      when strpos(place, ${begins}) > 0 then ${float(place)} else ${float(elsewhere)} end`
  })
  return sql`(${sql.join(shares, sql` + `)}) / ${float(words.length)}`
}

/** The column that says whether a candidate has a preference (`relevance-queries.ts`). */
export const preferenceColumn = (index: number) => sql.raw(`preference_${index}`)

function preferenceShare(preferences: readonly Preference[]): RawBuilder<unknown> {
  const { title, place, elsewhere } = wordShares
  const shares = preferences.map(({ word }, index) => {
    const has = preferenceColumn(index)
    if (word === undefined) return sql`case when ${has} then ${float(conditionShare)} else 0 end`
    const begins = sql`${` ${word}`}`
    return sql`case when strpos(title, ${begins}) > 0 then ${float(title)}
      when strpos(place, ${begins}) > 0 then ${float(place)}
      when ${has} then ${float(elsewhere)} else 0 end`
  })
  const all = preferences.reduce(
    (sum, { word }) => sum + (word === undefined ? conditionShare : 1),
    0,
  )
  return sql`(${sql.join(shares, sql` + `)}) / ${float(all)}`
}

/** By great-circle distance in kilometres (haversine); 0 if the listing's location is unknown. */
function distanceShare({ latitude, longitude }: NonNullable<Wanted['point']>) {
  const north = sql`power(sind((latitude - ${latitude}::float8) / 2), 2)`
  const east = sql`power(sind((longitude - ${longitude}::float8) / 2), 2)`
  const scales = sql`cosd(latitude) * cosd(${latitude}::float8)`
  const kilometres = sql`
    ${float(2 * kilometresPerDegree)} * asind(sqrt(least(1, ${north} + ${scales} * ${east})))`
  const half = float(halfNearKilometres)
  return sql`case when latitude is null then 0 else ${half} / (${half} + ${kilometres}) end`
}
