import { z } from 'zod'
import { PropertyImage } from '#contract/property/property.ts'
import { endpoint } from './endpoint.ts'
import { idParams, ids } from './field.ts'

/** Limits of photo uploads (LST-15). */
export const photoLimits = {
  maximumBytes: 10 * 1024 * 1024,
  maximumFiles: 20,
  /** Of one broker in 24 hours: thirty full listings, and no store for other people's pictures. */
  maximumPerDay: 600,
  formats: ['image/png', 'image/jpeg', 'image/gif', 'image/webp'],
  hint: 'PNG, JPG, GIF up to 10MB each',
} as const

export const media = {
  upload: endpoint({
    method: 'POST',
    path: '/broker/media',
    access: 'broker',
    summary: 'Upload one photo (multipart field `file`); answers the image to name in a listing',
    upload: { maximumBytes: photoLimits.maximumBytes, maximumFiles: 1 },
    reply: z.object({ image: PropertyImage }),
    status: 201,
    timeout: 120_000,
  }),
  mine: endpoint({
    method: 'GET',
    path: '/broker/media',
    access: 'broker',
    summary: 'Photos of one’s own by their ids, with addresses that open now',
    query: z.strictObject({ ids }),
    reply: z.object({ images: z.array(PropertyImage) }),
  }),
  uploadFor: endpoint({
    method: 'POST',
    path: '/brokers/:id/media',
    access: 'property.change',
    summary: 'Upload one photo for a listing of this broker (multipart field `file`)',
    params: idParams,
    upload: { maximumBytes: photoLimits.maximumBytes, maximumFiles: 1 },
    reply: z.object({ image: PropertyImage }),
    status: 201,
    timeout: 120_000,
  }),
  /** For the pages the back office writes; the picture is public at once. */
  uploadPicture: endpoint({
    method: 'POST',
    path: '/cms/media',
    access: 'page.draft',
    summary: 'Upload one picture of a page (multipart field `file`); answers its address',
    upload: { maximumBytes: photoLimits.maximumBytes, maximumFiles: 1 },
    reply: z.object({ image: PropertyImage }),
    status: 201,
    timeout: 120_000,
  }),
}
