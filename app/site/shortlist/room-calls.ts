import { call } from '#app/api/call.ts'
import { forgetKey, keyFor } from '#app/kit/idempotency-key.ts'
import { compareView } from '#app/site/compare/compare-view.ts'
import { shortlistRoom } from '#contract/shortlist/room.ts'
import { shortlist } from '#contract/shortlist/shortlist.ts'
import type { ShortlistStatus, ShortlistVote } from '#contract/shortlist/vocabulary.ts'
import { type RoomView, roomView } from './room-view.ts'

/** API calls of a shared shortlist; loaded after the page, because the contract brings zod. */

interface OfHome {
  token: string
  id: string
}

export async function readRoom(token: string): Promise<RoomView> {
  return roomView((await call(shortlistRoom.get, { query: { token } })).room)
}

export async function readComparison(token: string) {
  const { properties } = await call(shortlistRoom.comparison, { query: { token } })
  return compareView(properties, { mayRemove: false })
}

export async function join(token: string, name: string): Promise<RoomView> {
  const browser = { join: token }
  const body = { token, name, attempt: keyFor(browser) }
  const { room } = await call(shortlistRoom.join, { body })
  forgetKey(browser)
  return roomView(room)
}

export async function vote({ token, id }: OfHome, given: ShortlistVote | null) {
  const input = { params: { id }, body: { token, vote: given } }
  return roomView((await call(shortlistRoom.vote, input)).room)
}

export async function setStatus(
  { token, id }: OfHome,
  change: { status: ShortlistStatus; version: number },
) {
  const input = { params: { id }, body: { token, ...change } }
  return roomView((await call(shortlistRoom.setStatus, input)).room)
}

export async function addNote({ token, id }: OfHome, text: string) {
  const input = { params: { id }, body: { token, text } }
  const { room } = await call(shortlistRoom.addNote, input, { idempotencyKey: keyFor(input) })
  forgetKey(input)
  return roomView(room)
}

export async function removeNote({ token, id }: OfHome) {
  const input = { params: { id }, body: { token } }
  return roomView((await call(shortlistRoom.removeNote, input)).room)
}

/** Calls of the owner: `id` is the shortlist, `partId` the home or the note. */
interface OfOwner {
  id: string
  partId: string
}

export async function openVotes(params: OfOwner) {
  return roomView((await call(shortlist.openVotes, { params })).shortlist.room)
}

export async function removeHome(params: OfOwner) {
  return roomView((await call(shortlist.removeHome, { params })).shortlist.room)
}

export async function hideNote(params: OfOwner, isHidden: boolean) {
  return roomView((await call(shortlist.hideNote, { params, body: { isHidden } })).shortlist.room)
}
