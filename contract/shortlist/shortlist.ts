import { z } from 'zod'
import { Acknowledgement } from '#contract/account/account.ts'
import { endpoint } from '#contract/endpoint.ts'
import { id, idParams, moment, optional } from '#contract/field.ts'
import { publicText } from '#contract/public-text.ts'
import { msg } from '#domain/locale/translate.ts'
import { maxShortlistHomes, maxShortlistName } from './limits.ts'
import { ShortlistRoom } from './room.ts'

/** A shortlist in the list of its owner. */
export const ShortlistLine = z.object({
  _id: z.string(),
  name: z.string(),
  homeCount: z.number(),
  /** The owner included. */
  participantCount: z.number(),
  isEnded: z.boolean(),
  createdAt: moment,
  /** Which of the homes in the query it has. */
  has: z.array(z.string()),
})
export type ShortlistLine = z.infer<typeof ShortlistLine>

/** A shortlist as its owner sees it. */
export const OwnedShortlist = z.object({
  _id: z.string(),
  version: z.number(),
  /** The secret of its link; null where it has to be replaced. */
  token: z.string().nullable(),
  /** Whether it is too late to hide votes, or to show them at once. */
  hasVotes: z.boolean(),
  people: z.array(z.object({ _id: z.string(), joinedAt: moment, seenAt: moment })),
  room: ShortlistRoom,
})
export type OwnedShortlist = z.infer<typeof OwnedShortlist>

const name = publicText(maxShortlistName, msg('Please enter a name.'))
const propertyIds = z.array(id).max(maxShortlistHomes)
const reply = z.object({ shortlist: OwnedShortlist })
const partParams = z.object({ id, partId: id })

export const shortlist = {
  list: endpoint({
    method: 'GET',
    path: '/customer/shortlists',
    access: 'customer',
    summary: 'List one’s own shortlists, newest first; at most 20',
    query: z.strictObject({
      /** Says which of these homes each has: ids separated by commas. */
      homes: optional(
        z
          .string()
          .max(1500)
          .transform((value) => value.split(','))
          .pipe(propertyIds),
      ),
    }),
    reply: z.object({ shortlists: z.array(ShortlistLine) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/customer/shortlists',
    access: 'customer',
    summary: 'Create a shortlist, with or without homes; its owner is the first participant',
    body: z.strictObject({
      name,
      isSealed: z.boolean().default(false),
      propertyIds: propertyIds.default([]),
    }),
    reply,
    status: 201,
  }),
  get: endpoint({
    method: 'GET',
    path: '/customer/shortlists/:id',
    access: 'customer',
    summary: 'Get one’s own shortlist with its participants and when they were last seen',
    params: idParams,
    reply,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/customer/shortlists/:id',
    access: 'customer',
    summary:
      'Rename a shortlist, or hide votes until everyone has voted (only before the first vote)',
    params: idParams,
    body: z.strictObject({ name, isSealed: z.boolean(), version: z.number().int().min(1) }),
    reply,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/customer/shortlists/:id',
    access: 'customer',
    summary: 'Delete a shortlist with all votes and notes',
    params: idParams,
    reply: Acknowledgement,
  }),
  end: endpoint({
    method: 'POST',
    path: '/customer/shortlists/:id/end',
    access: 'customer',
    summary: 'End a shortlist: its link stops working, and its owner can still read it',
    params: idParams,
    reply,
  }),
  replaceLink: endpoint({
    method: 'POST',
    path: '/customer/shortlists/:id/link',
    access: 'customer',
    summary: 'Replace the link of a shortlist; the old one stops working',
    params: idParams,
    reply,
  }),
  addHomes: endpoint({
    method: 'POST',
    path: '/customer/shortlists/:id/homes',
    access: 'customer',
    summary: 'Add homes with a public page to a shortlist; those already in it stay',
    params: idParams,
    body: z.strictObject({ propertyIds: propertyIds.min(1) }),
    reply,
  }),
  removeHome: endpoint({
    method: 'DELETE',
    path: '/customer/shortlists/:id/homes/:partId',
    access: 'customer',
    summary: 'Remove a home from a shortlist, with its votes and notes',
    params: partParams,
    reply,
  }),
  openVotes: endpoint({
    method: 'POST',
    path: '/customer/shortlists/:id/homes/:partId/open-votes',
    access: 'customer',
    summary: 'Show the hidden votes on a home to everyone now',
    params: partParams,
    reply,
  }),
  removeParticipant: endpoint({
    method: 'DELETE',
    path: '/customer/shortlists/:id/participants/:partId',
    access: 'customer',
    summary: 'Remove a participant with their votes and notes',
    params: partParams,
    reply,
  }),
  hideNote: endpoint({
    method: 'PUT',
    path: '/customer/shortlists/:id/notes/:partId',
    access: 'customer',
    summary: 'Hide a note from the others, or show it again',
    params: partParams,
    body: z.strictObject({ isHidden: z.boolean() }),
    reply,
  }),
}
