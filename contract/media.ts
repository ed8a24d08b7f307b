import { z } from 'zod'
import { PropertyImage } from '#contract/property/image.ts'
import { photoLimits } from '#contract/upload-limits.ts'
import { endpoint } from './endpoint.ts'
import { idParams, ids } from './field.ts'

export const media = {
  upload: endpoint({
    method: 'POST',
    path: '/broker/media',
    access: 'broker',
    scope: 'own-listings:write',
    summary: 'Upload one photo (multipart field `file`); returns the image to use in a listing',
    upload: { maxBytes: photoLimits.maxBytes, maxFiles: 1 },
    reply: z.object({ image: PropertyImage }),
    status: 201,
    timeout: 120_000,
  }),
  mine: endpoint({
    method: 'GET',
    path: '/broker/media',
    access: 'broker',
    scope: 'own-listings:read',
    summary: 'List photos of one’s own by their ids, with addresses that work now',
    query: z.strictObject({ ids }),
    reply: z.object({ images: z.array(PropertyImage) }),
  }),
  uploadFor: endpoint({
    method: 'POST',
    path: '/brokers/:id/media',
    access: 'property.change',
    summary: 'Upload one photo for a listing of this broker (multipart field `file`)',
    params: idParams,
    upload: { maxBytes: photoLimits.maxBytes, maxFiles: 1 },
    reply: z.object({ image: PropertyImage }),
    status: 201,
    timeout: 120_000,
  }),
  /** For pages written in the back office; the picture is public at once. */
  uploadPicture: endpoint({
    method: 'POST',
    path: '/cms/media',
    access: 'page.draft',
    summary: 'Upload one picture of a page (multipart field `file`); returns its address',
    upload: { maxBytes: photoLimits.maxBytes, maxFiles: 1 },
    reply: z.object({ image: PropertyImage }),
    status: 201,
    timeout: 120_000,
  }),
}
