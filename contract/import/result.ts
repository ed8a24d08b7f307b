import { z } from 'zod'

/** How many refused rows an answer holds; all of them come as a file from the import. */
export const maxRefusedInReply = 1_000

/** `true` asks for the check alone: the screens show it before anything goes in. */
export const importReview = z.enum(['true', 'false'], 'review is true or false.').optional()

/** What is said of a row, or of one of its cells. */
export const Remark = z.object({
  /** Header of the column, or `null` where it is about the row as a whole. */
  column: z.string().nullable(),
  value: z.string().nullable(),
  reason: z.string(),
})
export type Remark = z.infer<typeof Remark>

/** What a call that imported a file has done; alike for listings and for records. */
export const ImportResult = z.object({
  /** The counts in a sentence. */
  message: z.string(),
  counts: z.object({
    rows: z.number(),
    imported: z.number(),
    updated: z.number(),
    /** Rows that are here already as they stand, or twice in the file. */
    duplicates: z.number(),
    refused: z.number(),
  }),
  refused: z.array(z.object({ line: z.number(), ...Remark.shape })),
})
export type ImportResult = z.infer<typeof ImportResult>
