import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { idParams, moment, optional, plainText } from '#contract/field.ts'
import { PropertyCompared } from '#contract/property/compare.ts'
import { PropertyCard } from '#contract/property/property.ts'
import { publicName, publicText } from '#contract/public-text.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { maxNoteLength, maxParticipantName } from './limits.ts'
import { ShortlistStatus, ShortlistVote } from './vocabulary.ts'

/** A shared shortlist, as anybody with its link sees it. */

/** The last public facts of a home. */
export const SeenFacts = PropertyCard.pick({
  ...{ title: true, price: true, listingType: true, propertyType: true, bedrooms: true },
  ...{ bathrooms: true, area: true, areaUnit: true, areaSqft: true, location: true, city: true },
})
export type SeenFacts = z.infer<typeof SeenFacts>

export const ShortlistNote = z.object({
  _id: z.string(),
  participantId: z.string(),
  text: z.string(),
  /** Hidden by the owner: shown to its writer and the owner alone. */
  isHidden: z.boolean(),
  createdAt: moment,
})
export type ShortlistNote = z.infer<typeof ShortlistNote>

export const ShortlistHome = z.object({
  /** The id of its listing. */
  _id: z.string(),
  addedAt: moment,
  /** Whole rupees, when it was added. */
  addedPrice: z.number(),
  facts: SeenFacts,
  /** The listing now; null where it has no public page any more. */
  property: PropertyCard.nullable(),
  isAvailable: z.boolean(),
  status: ShortlistStatus.schema,
  /** Incremented by each change of the status; a change names the version it is based on. */
  statusVersion: z.number(),
  /** Null before it is set, or if that participant has left. */
  statusBy: z.string().nullable(),
  statusAt: moment.nullable(),
  /** Whether the votes of others are shown. */
  isOpen: z.boolean(),
  /** Only one’s own vote while the others are hidden. */
  votes: z.array(z.object({ participantId: z.string(), vote: ShortlistVote.schema })),
  /** Who has voted. */
  votedBy: z.array(z.string()),
  notes: z.array(ShortlistNote),
})
export type ShortlistHome = z.infer<typeof ShortlistHome>

export const ShortlistRoom = z.object({
  name: z.string(),
  isSealed: z.boolean(),
  isEnded: z.boolean(),
  /** The participant who is viewing; null before a name is given. */
  you: z
    .object({
      participantId: z.string(),
      isOwner: z.boolean(),
      /** For its owner alone. */
      shortlistId: z.string().nullable(),
    })
    .nullable(),
  /** Names with a number where several people have the same one. */
  participants: z.array(z.object({ _id: z.string(), name: z.string(), isOwner: z.boolean() })),
  homes: z.array(ShortlistHome),
})
export type ShortlistRoom = z.infer<typeof ShortlistRoom>

// Writes carry the token in the body; only reads have it in their address, as the link does.
const token = plainText(100)
const holder = z.strictObject({ token })
const reply = z.object({ room: ShortlistRoom })

export const participantName = publicName(maxParticipantName)

export const shortlistRoom = {
  get: endpoint({
    method: 'GET',
    path: '/public/shortlist',
    access: 'public',
    summary: 'Get a shared shortlist, by its link',
    query: holder,
    reply,
  }),
  comparison: endpoint({
    method: 'GET',
    path: '/public/shortlist/comparison',
    access: 'public',
    summary: 'Get the facts of the homes of a shared shortlist that have a public page, in order',
    query: holder,
    reply: z.object({ properties: z.array(PropertyCompared) }),
  }),
  join: endpoint({
    method: 'POST',
    path: '/public/shortlist/participants',
    access: 'public',
    summary:
      'Join a shared shortlist under a name, or change the name; a cookie recognises the person',
    body: holder.extend({
      name: participantName,
      /** A random id of this attempt, so that a repeated request joins once. */
      attempt: optional(
        z.string().regex(/^[\w-]{16,64}$/, {
          error: () => t('We could not read this request. Please try again.'),
        }),
      ),
    }),
    reply,
  }),
  vote: endpoint({
    method: 'PUT',
    path: '/public/shortlist/homes/:id/vote',
    access: 'public',
    summary: 'Vote on a home, change the vote, or withdraw it with null',
    params: idParams,
    body: holder.extend({ vote: ShortlistVote.schema.nullable() }),
    reply,
  }),
  setStatus: endpoint({
    method: 'PUT',
    path: '/public/shortlist/homes/:id/status',
    access: 'public',
    summary: 'Set how far one is with a home; refused if it has changed since',
    params: idParams,
    body: holder.extend({ status: ShortlistStatus.schema, version: z.number().int().min(1) }),
    reply,
  }),
  addNote: endpoint({
    method: 'POST',
    path: '/public/shortlist/homes/:id/notes',
    access: 'public',
    summary: 'Write a note about a home',
    params: idParams,
    body: holder.extend({ text: publicText(maxNoteLength, msg('Please write a note.')) }),
    reply,
    status: 201,
  }),
  removeNote: endpoint({
    method: 'POST',
    path: '/public/shortlist/notes/:id/removal',
    access: 'public',
    summary: 'Delete a note of one’s own',
    params: idParams,
    body: holder,
    reply,
  }),
}
