import { z } from 'zod'
import { type WordOf, words } from '#contract/words.ts'
import { msg } from '#domain/locale/translate.ts'

/** Days for which a broker sees the number of somebody who shares it. */
export const numberSharedDays = 7

/** Whether and when the broker of an inquiry is shown the number and address of its sender. */
export const NumberSharing = words({
  week: msg('Share it for 7 days'),
  'after-answer': msg('Share it for 7 days after the broker answers'),
  chat: msg('Do not share it, chat only'),
})
export type NumberSharing = WordOf<typeof NumberSharing>

/** What the sender of an inquiry chooses later: to share for another week, or to stop. */
export const NumberChoice = z.strictObject({ numberSharing: z.enum(['week', 'chat']) })
