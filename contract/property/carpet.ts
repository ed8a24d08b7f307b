import { z } from 'zod'

/**
 * The carpet area of a listing whose area is of another basis, in square feet: stated, or converted
 * by the `loading` that its place usually has (1.3 is 30 % more than carpet).
 */
export const Carpet = z.object({ sqft: z.number(), loading: z.number().nullable() })
export type Carpet = z.infer<typeof Carpet>
