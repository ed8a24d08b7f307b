import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { questionText } from '#contract/field.ts'

/** A suggestion: a place, a society, a completion, or a popular search. */
export const Suggestion = z.object({
  kind: z.enum(['city', 'locality', 'pincode', 'society', 'wish', 'search']),
  /** The text to search for when it is chosen. */
  text: z.string(),
  /** Describes it: `Locality in Bangalore`, or the topic of a condition; empty for a search. */
  detail: z.string(),
})
export type Suggestion = z.infer<typeof Suggestion>

/** A search with the number of homes it finds. */
const Counted = z.object({ text: z.string(), total: z.number() })
/** A search of our own: `3 BHK in Pune`, and its parts for a label in another language. */
const Idea = Counted.extend({ size: z.string(), city: z.string() })

export const suggestion = {
  list: endpoint({
    method: 'GET',
    path: '/public/suggestions',
    access: 'public',
    scope: 'listings:read',
    summary:
      'Suggest completions of a search: places in any spelling, societies, and further words',
    query: z.strictObject({ q: questionText }),
    reply: z.object({ suggestions: z.array(Suggestion) }),
  }),
  popular: endpoint({
    method: 'GET',
    path: '/public/popular-searches',
    access: 'public',
    summary:
      'List popular searches of the last seven days that find homes, and examples from the ' +
      'cities with most homes',
    reply: z.object({ searches: z.array(Counted), ideas: z.array(Idea) }),
  }),
}
