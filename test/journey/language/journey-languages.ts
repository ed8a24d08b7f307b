import { localeOf, sourceLocale } from '#domain/locale/locale.ts'
import { walkedAt } from '#test/journey/walked-at.ts'

export const hindi = localeOf('hi') ?? sourceLocale

/** The languages that a journey is walked in: also in Hindi in the long round. */
export const journeyLanguages = walkedAt(sourceLocale, hindi)
