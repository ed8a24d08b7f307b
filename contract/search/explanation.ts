import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { queryNumber, questionText } from '#contract/field.ts'
import { t } from '#domain/locale/translate.ts'
import { maxQuestionLength } from '#domain/search/search-length.ts'

/**
 * The effect of a part of a text: it filters by the data of listings or by their words, ranks
 * listings that match higher, is an alternative that is offered, or does nothing.
 */
export const SlotUse = z.enum(['filter', 'text', 'rank', 'else', 'none'])
export type SlotUse = z.infer<typeof SlotUse>

const spot = { text: z.string(), start: z.number(), end: z.number() }

const OtherSearch = z.object({
  /** The part that is left out, or the other query in our words. */
  label: z.string(),
  isWithout: z.boolean(),
  search: z.string(),
  total: z.number(),
  more: z.number(),
})

/**
 * The interpretation of a search text. Every `search` in it is an alternative text; spans are in
 * UTF-16 units of the text as it was sent. `searchReading.without` returns the text without one
 * part.
 */
export const SearchReading = z.object({
  /** The whole query in our words; parsing it gives the same query. */
  sentence: z.string(),
  slots: z.array(
    z.object({
      slot: z.string(),
      /** The text of a chip: `3 BHK`, `under ₹1.2 Cr`, `Whitefield, Bengaluru`. */
      label: z.string(),
      ...spot,
      /** 0 to 1; below 1 where it was corrected or inferred from its surroundings. */
      confidence: z.number(),
      use: SlotUse,
      /** A remark, such as the sizes that a bigha may have. */
      note: z.string().nullable(),
    }),
  ),
  /**
   * Unmatched terms. They affect the ranking, and are searched for in the text of listings where
   * nothing was understood. Terms that no listing states, such as the cost of a loan, have no
   * effect.
   */
  rest: z.array(z.object({ ...spot, use: SlotUse })),
  /**
   * The interpretation that was dropped because it finds nothing; the words were searched for
   * instead.
   */
  instead: z.string().nullable(),
  /**
   * Whether attributes rank instead of filtering, because no home has everything that the message
   * asks for. The homes listed have the right place, type, rooms and price.
   */
  isRelaxed: z.boolean(),
  /** Ambiguous numbers; the reading that was used is first. */
  doubts: z.array(
    z.object({
      text: z.string(),
      choices: z.array(z.object({ label: z.string(), search: z.string() })),
    }),
  ),
  /** The deal implied by the price, where the text names none. */
  implied: z.string().nullable(),
  /**
   * Other queries where few or no homes are found, with their totals and how many more that is.
   * Where none is found they keep deal, kind, rooms and budget, at most a tenth wider.
   */
  relaxations: z.array(OtherSearch),
  /**
   * What no home is in the place that is asked for, in our words: deal, kind, rooms, place and
   * budget of the text. `null` where some home is that, or where filters of the form decide.
   */
  absent: z.string().nullable(),
  /**
   * Where there is no relaxation: queries with another price, other rooms or another kind. A
   * label says the price.
   */
  beyond: z.array(OtherSearch),
})
export type SearchReading = z.infer<typeof SearchReading>

export const searchReading = {
  without: endpoint({
    method: 'GET',
    path: '/public/properties/without',
    access: 'public',
    summary: 'Get the text of a search without its part from `start` to `end`',
    query: z
      .strictObject({
        search: questionText,
        start: queryNumber(0, maxQuestionLength),
        end: queryNumber(0, maxQuestionLength),
      })
      .refine(({ start, end }) => start < end, {
        error: () => t('The start must be before the end.'),
      }),
    reply: z.object({
      /** As it was where the part has to stay. */
      search: z.string(),
      /** Why the part has to stay: without it the rest would be read differently. */
      kept: z.string().nullable(),
    }),
  }),
}
