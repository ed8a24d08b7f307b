import { inReadersLanguage } from '#domain/locale/readers-language.ts'
import { msg, t } from '#domain/locale/translate.ts'

/** The most persons in one room of a PG or a shared home. */
export const maxRoomSharing = 10

const named: Readonly<Record<number, string>> = inReadersLanguage({
  1: msg('Single room'),
  2: msg('Double sharing'),
  3: msg('Triple sharing'),
})

/** Returns a room by how many share it: `Double sharing`. */
export const roomSharingText = (persons: number): string =>
  named[persons] ?? t('{count} sharing', { count: persons })
