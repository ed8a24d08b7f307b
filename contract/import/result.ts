import { z } from 'zod'
import { t } from '#domain/locale/translate.ts'

/** The maximum number of refused rows in a reply; the import offers all of them as a file. */
export const maxRefusedInReply = 1_000

/** `true` runs the check alone: the screens show it before anything is imported. */
export const importReview = z
  .enum(['true', 'false'], { error: () => t('review must be true or false.') })
  .optional()

/** A remark about a row or one of its cells. */
export const Remark = z.object({
  /** The header of the column, or `null` where it is about the whole row. */
  column: z.string().nullable(),
  value: z.string().nullable(),
  reason: z.string(),
})
export type Remark = z.infer<typeof Remark>

/** The result of an import call, the same for listings and for records. */
export const ImportResult = z.object({
  /** The counts in a sentence. */
  message: z.string(),
  counts: z.object({
    rows: z.number(),
    imported: z.number(),
    updated: z.number(),
    /** Rows that are stored already without a difference, or twice in the file. */
    duplicates: z.number(),
    refused: z.number(),
  }),
  refused: z.array(z.object({ line: z.number(), ...Remark.shape })),
})
export type ImportResult = z.infer<typeof ImportResult>
