import assert from 'node:assert/strict'
import { homePair } from '#contract/property/home.ts'
import { homeOffer } from '#contract/property/home-offer.ts'
import { property } from '#contract/property/property.ts'
import { followHomes } from '#server/home/follow.ts'
import { hashPhotos } from '#server/media/phash-sweep.ts'
import type { TestApp } from '#test/app.ts'
import { makeAdministrator, makeBroker } from '#test/make.ts'
import { makePhoto, room } from '#test/photo.ts'
import { publicList } from '#test/public-list.ts'
import { submit } from '#test/submission.ts'

/** Flat 302 of one tower, as its first broker describes it. */
const flat = {
  title: 'Sunlit flat with a balcony',
  address: 'Flat 302, Tower B, Prestige Lakeside, Varthur Road',
  bedrooms: 3,
  bathrooms: 2,
  area: 1_450,
  floor: 3,
  totalFloors: 14,
  price: 12_000_000,
}

interface GivenList {
  photos?: number[]
  /** How its broker saved the photos. */
  saved?: { width: number; quality: number }
  owner?: { id: string; token: string }
}

/** A town of homes: brokers list and end, reviewers approve and decide, visitors look. */
export function homeActs(site: TestApp) {
  const approve = async (id: string) => {
    const admin = await makeAdministrator(site.context.db)
    const { status, body } = await site.call(
      property.changeStatus,
      { params: { id }, body: { status: 'approved' } },
      admin,
    )
    assert.equal(status, 200, JSON.stringify(body))
  }
  /** Lists a flat over HTTP, with photos by seed, and approves it. */
  const list = async (
    given: Record<string, unknown> = {},
    { photos = [], saved, owner }: GivenList = {},
  ) => {
    const broker = owner ?? (await makeBroker(site.context.db))
    const images = []
    for (const seed of photos) {
      images.push({ url: (await makePhoto(site, broker, await room(seed, saved))).url })
    }
    const { status, body } = await submit(site, broker, { ...flat, images, ...given })
    assert.equal(status, 201, JSON.stringify(body))
    if (photos.length > 0) await hashPhotos(site.context.db, site.context.stores.photos)
    await approve(body.property._id)
    return { id: body.property._id, broker }
  }
  const end = (id: string, change: { removed_at?: Date; status?: 'sold'; price?: number }) =>
    site.context.db.updateTable('property').set(change).where('id', '=', id).execute()
  const pairs = async (state: 'open' | 'auto' | 'same' | 'different' = 'open') => {
    const admin = await makeAdministrator(site.context.db, { role: 'moderator' })
    const { status, body } = await site.call(homePair.list, { query: { state } }, admin)
    assert.equal(status, 200, JSON.stringify(body))
    return body.pairs
  }
  return {
    list,
    end,
    pairs,
    follow: () => followHomes(site.context.db),
    cards: async (query: Record<string, string> = {}) => {
      const { properties, pagination } = await publicList(site, query)
      assert.equal(pagination.total, properties.length)
      return properties
    },
    home: async (id: string) => (await site.call(homeOffer.list, { params: { id } })).body,
    decide: async (id: string, state: 'open' | 'same' | 'different', decidedOn: string) => {
      const admin = await makeAdministrator(site.context.db, { role: 'moderator' })
      return site.call(homePair.decide, { params: { id }, body: { state, decidedOn } }, admin)
    },
  }
}
