import { v7 } from 'uuid'
import type { PropertyDraft } from '#contract/property/draft.ts'
import type { PropertyImage } from '#contract/property/image.ts'
import { refuse } from '#contract/refusal.ts'
import { photoLimits } from '#contract/upload-limits.ts'
import { record } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { AdministratorViewer, BrokerViewer } from '#server/http/viewer.ts'
import { refuseBroken } from '#server/master/constraint-refusals.ts'
import { dropAfter, saveFiles } from '#server/store/draft.ts'
import { type PhotoKey, photoKey } from './link.ts'
import type { Photo } from './photo.ts'
import { recognise } from './photo-kind.ts'
import type { StoredPhoto } from './photo-sql.ts'
import { countOfDay, findOwned, insertMedia, lockOwnedPhotos } from './queries.ts'

/** A received file: its path, first bytes and display name. */
export interface Received {
  path: string
  start: Buffer
  name: string
}

/** What a photo is for: the listings of a broker, or the pages of the back office. */
export type Purpose = { brokerId: string } | 'page'

/**
 * Stores a photo: recognizes and decodes it, encodes it in our widths, then inserts its row. A
 * broker's photo becomes public with a listing that shows it; a picture of a page is public at
 * once.
 */
export async function takePhoto(
  { db, stores, secrets }: Context,
  viewer: BrokerViewer | AdministratorViewer,
  purpose: Purpose,
  received: Received,
): Promise<PropertyImage> {
  const brokerId = purpose === 'page' ? null : purpose.brokerId
  if (brokerId) await refuseBeyondQuota(db, brokerId)
  const photo = await read(received)
  const { differenceHash } = await import('./phash.ts')
  const id = v7()
  const row = {
    id,
    kind: brokerId ? ('photo' as const) : ('picture' as const),
    broker_id: brokerId,
    width: photo.width,
    height: photo.height,
    widths: photo.versions.map(({ width }) => width),
    thumbhash: photo.thumbhash,
    dhash: await differenceHash(photo.versions[0]?.data ?? received.path),
    is_hashed: true,
  }
  try {
    const files = photo.versions.map(({ width, data }) => ({ name: `${width}.webp`, data }))
    await saveFiles(stores.photos, id, files)
    const stored = transact(db, async (tx) => {
      const stored = await insertMedia(tx, row)
      // A broker's photos enter the audit log with the listing that shows them.
      if (viewer.realm === 'administrator') {
        const after = brokerId ? { brokerId } : {}
        await record(tx, viewer, 'picture.upload', { kind: 'picture', id }, { after })
      }
      return presentImage(
        { ...stored, is_primary: false },
        brokerId ? photoKey(secrets, viewer) : undefined,
      )
    })
    return await refuseBroken(stored, { media_broker_id_fkey: ['broker_not_found'] })
  } catch (error) {
    await dropAfter(error, stores.photos, id)
    throw error
  }
}

/** The quota is far above what anybody lists in a day and limits disk usage (UPL-14). */
async function refuseBeyondQuota(db: Handle, brokerId: string): Promise<void> {
  const uploaded = await countOfDay(db, brokerId)
  if (uploaded >= photoLimits.maxPerDay) throw refuse('image_quota')
}

async function read({ path, start, name }: Received): Promise<Photo> {
  const kind = recognise(start, name)
  if ('reason' in kind) throw unreadable(name, kind.reason)
  // Loaded with the first photo, so that libvips does not delay the start.
  const { PhotoProblem, readPhoto } = await import('./photo.ts')
  try {
    return await readPhoto(path, kind.format)
  } catch (error) {
    if (error instanceof PhotoProblem) throw unreadable(name, error.message)
    throw error
  }
}

const unreadable = (name: string, reason: string) =>
  refuse('image_unreadable', { message: `${name}: ${reason}` })

/**
 * Returns the photos of a saved draft, with URLs valid for one to two hours; the photos themselves
 * are deleted after a day without a listing.
 */
export async function findMine(
  { db, secrets }: Context,
  viewer: BrokerViewer,
  ids: readonly string[] = [],
): Promise<PropertyImage[]> {
  const key = photoKey(secrets, viewer)
  const images = await findOwned(db, viewer, ids)
  return images.map((image) => presentImage({ ...image, is_primary: false }, key))
}

/**
 * Returns the photos that a draft names, in its order and each once. The first one chosen as
 * primary, or else the first, is primary.
 */
export async function imagesOf(
  tx: Handle,
  owner: { id: string },
  images: PropertyDraft['images'],
): Promise<{ mediaId: string; isPrimary: boolean }[]> {
  const ids = [...new Set(images.map(({ url }) => idOf(url)))]
  if (ids.length > photoLimits.maxFiles) throw refuse('image_too_many')
  const owned = ids.length > 0 ? await lockOwnedPhotos(tx, owner, ids) : new Set()
  if (ids.some((id) => !owned.has(id))) throw refuse('image_not_yours')
  const chosen = images.find(({ isPrimary }) => isPrimary) ?? images[0]
  const primary = chosen && idOf(chosen.url)
  return ids.map((id) => ({ mediaId: id, isPrimary: id === primary }))
}

// Accepts our URLs with or without a signature.
function idOf(url: string): string {
  const id = /^\/media\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\//.exec(url)?.[1]
  if (!id) throw refuse('image_not_yours')
  return id
}

/** Returns a photo for the response. With a key its URLs also open while it is not public. */
export function presentImage(
  { id, ...image }: StoredPhoto & { is_primary: boolean },
  key?: PhotoKey,
): PropertyImage {
  const query = key?.(id) ?? ''
  const sources = image.sources.map(({ width, url }) => ({ width, url: `${url}${query}` }))
  return {
    url: sources.at(-1)?.url ?? '',
    isPrimary: image.is_primary,
    width: image.width,
    height: image.height,
    thumbhash: image.thumbhash,
    sources,
  }
}
