import type { People } from '#seed/account.ts'
import { daysAgo, seedId } from '#seed/id.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Secrets } from '#server/secret/secret.ts'
import { hashToken } from '#server/secret/token-hash.ts'
import { insertHomes, listHomes, saveVote, updateHome } from '#server/shortlist/home-queries.ts'
import { tokenOf } from '#server/shortlist/link.ts'
import { insertNote } from '#server/shortlist/note-queries.ts'
import { insertParticipant } from '#server/shortlist/participant-queries.ts'
import { insertShortlist } from '#server/shortlist/queries.ts'

/** What each says of the saved homes, in their order. */
const relatives = [
  { name: 'Sunita', votes: ['like', 'maybe', 'no'] },
  { name: 'Asha', votes: ['like', 'like'] },
  { name: 'Asha', votes: ['maybe'] },
] as const

/** Inserts a shortlist of the demo customer's saved homes, on which the family has voted. */
export async function seedFamily(tx: Handle, people: People, secrets: Secrets): Promise<void> {
  const customer = people.customers[0]
  const saved = await tx
    .selectFrom('saved_property')
    .select('property_id')
    .orderBy('created_at', 'desc')
    .execute()
  if (!customer || saved.length === 0) return
  const at = daysAgo(2)
  const id = seedId('family shortlist', at)
  await insertShortlist(tx, {
    ...{ id, customer_id: customer.id, name: 'Our next home', created_at: at },
    ...{ link_hash: hashToken(tokenOf(secrets, { id, number: 1 })), first_voted_at: daysAgo(1) },
  })
  const wanted = saved.map(({ property_id }) => property_id)
  await insertHomes(tx, id, wanted, wanted.length)
  // Without those that have no public page.
  const ids = (await listHomes(tx, id)).map(({ property_id }) => property_id)
  const { first_name: name } = await tx
    .selectFrom('customer')
    .where('id', '=', customer.id)
    .select('first_name')
    .executeTakeFirstOrThrow()
  await insertParticipant(tx, {
    ...{ id: seedId('family owner', at), shortlist_id: id, seat: 1, is_owner: true },
    ...{ name, name_key: name.toLowerCase(), name_number: 1, customer_id: customer.id },
    ...{ joined_at: at, seen_at: daysAgo(0.5) },
  })
  for (const [index, relative] of relatives.entries()) {
    const person = seedId(`family ${index}`, at)
    const namesakes = relatives.slice(0, index).filter((one) => one.name === relative.name)
    await insertParticipant(tx, {
      ...{ id: person, shortlist_id: id, seat: index + 2, name: relative.name },
      ...{ name_key: relative.name.toLowerCase(), name_number: namesakes.length + 1 },
      ...{ secret_hash: hashToken(`nobody ${person}`) },
      ...{ joined_at: daysAgo(1.5 - index / 10), seen_at: daysAgo(0.3 + index / 10) },
    })
    for (const [place, vote] of relative.votes.entries()) {
      const propertyId = ids[place]
      if (!propertyId) continue
      await saveVote(tx, { shortlistId: id, propertyId, participantId: person }, vote)
    }
    const [first] = ids
    if (index > 0 || !first) continue
    await updateHome(tx, id, first, { status: 'seen', status_by: person, status_at: daysAgo(1) })
    await insertNote(tx, {
      ...{ id: seedId('family note', at), shortlist_id: id, property_id: first },
      ...{ participant_id: person, created_at: daysAgo(1) },
      text: 'Bright kitchen and close to the school. The lift was slow.',
    })
  }
}
