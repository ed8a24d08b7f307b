import { z } from 'zod'

/** A photo of a listing. `url` is the widest; `thumbhash` (base64) is a preview while it loads. */
export const PropertyImage = z.object({
  url: z.string(),
  isPrimary: z.boolean(),
  width: z.number(),
  height: z.number(),
  thumbhash: z.string().nullable(),
  sources: z.array(z.object({ width: z.number(), url: z.string() })),
})
export type PropertyImage = z.infer<typeof PropertyImage>
