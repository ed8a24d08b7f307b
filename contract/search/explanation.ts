import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { queryNumber, questionText } from '#contract/field.ts'
import { maxQuestionLength } from '#domain/search/search-length.ts'

/**
 * What a part of a text does: it filters by the data of listings or by their words, it brings those
 * that have it further up, it is the second choice, which is offered, or nothing.
 */
export const SlotUse = z.enum(['filter', 'text', 'rank', 'else', 'none'])
export type SlotUse = z.infer<typeof SlotUse>

const spot = { text: z.string(), start: z.number(), end: z.number() }

/**
 * How the text of a search was read. Every `search` in it is a text to search for instead; spans
 * are in UTF-16 units of the text as it was sent. What is left of it without a part,
 * `searchReading.without` tells.
 */
export const SearchReading = z.object({
  /** The whole question in our words; reading it gives the same. */
  sentence: z.string(),
  slots: z.array(
    z.object({
      slot: z.string(),
      /** As a chip says it: `3 BHK`, `under ₹1.2 Cr`, `Whitefield, Bengaluru`. */
      label: z.string(),
      ...spot,
      /** 0 to 1; less than 1 was corrected or taken from its surroundings. */
      confidence: z.number(),
      use: SlotUse,
      /** What has to be known about it, such as the sizes a bigha may have. */
      note: z.string().nullable(),
    }),
  ),
  /**
   * Words that were not understood. They rank, and are looked for in the text of listings where
   * nothing was understood; what no listing tells, such as what a loan comes to, does nothing.
   */
  rest: z.array(z.object({ ...spot, use: SlotUse })),
  /** What the text was read as, where that finds nothing and its words are looked for instead. */
  instead: z.string().nullable(),
  /** Numbers that can be read in two ways, the one that was taken first. */
  doubts: z.array(
    z.object({
      text: z.string(),
      choices: z.array(z.object({ label: z.string(), search: z.string() })),
    }),
  ),
  /** For sale, though nobody said so: the price speaks of it. */
  implied: z.string().nullable(),
  /** Where few or none are found: what else to ask, with how many there are then, and more. */
  relaxations: z.array(
    z.object({
      /** The part that is left out, or the other question in our words. */
      label: z.string(),
      isWithout: z.boolean(),
      search: z.string(),
      total: z.number(),
      more: z.number(),
    }),
  ),
})
export type SearchReading = z.infer<typeof SearchReading>

export const searchReading = {
  without: endpoint({
    method: 'GET',
    path: '/public/properties/without',
    access: 'public',
    summary: 'The text of a search without the part that stands from `start` to `end` in it',
    query: z
      .strictObject({
        search: questionText,
        start: queryNumber(0, maxQuestionLength),
        end: queryNumber(0, maxQuestionLength),
      })
      .refine(({ start, end }) => start < end, 'A part begins before it ends.'),
    reply: z.object({ search: z.string() }),
  }),
}
