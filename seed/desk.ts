import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { seedConsents } from '#seed/consent.ts'
import { ticketQuestions, wronglyListed } from '#seed/desk-data.ts'
import { daysAgo, seedId } from '#seed/id.ts'
import type { SeededListing } from '#seed/listing.ts'
import { seedMessages } from '#seed/message.ts'
import type { Handle } from '#server/db/connect.ts'

interface Material {
  listings: SeededListing[]
  moderator: { id: string; name: string }
}

/** Inserts the review queues of the back office and the recent messages to brokers. */
export async function seedQueues(tx: Handle, { listings, moderator }: Material): Promise<void> {
  await writeTickets(tx, moderator)
  await writeFlags(tx, listings)
  await seedConsents(tx)
  await seedMessages(tx)
}

async function writeTickets(tx: Handle, moderator: Material['moderator']): Promise<void> {
  const year = daysAgo(0).getUTCFullYear()
  await tx
    .insertInto('ticket_year')
    .values({ year, last: ticketQuestions.length })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  for (const [index, { name, email, ...asked }] of ticketQuestions.entries()) {
    const at = daysAgo(asked.daysAgo)
    const id = seedId(`ticket ${index}`, at)
    const repliedAt = asked.reply ? daysAgo(asked.daysAgo - 0.4) : null
    await tx
      .insertInto('ticket')
      .values({
        id,
        number: `T-${year}-${String(index + 1).padStart(6, '0')}`,
        inquiry_type: asked.type,
        full_name: name,
        email,
        subject: asked.subject,
        status: asked.status,
        assignee_id: asked.reply ? moderator.id : null,
        created_at: at,
        updated_at: repliedAt ?? at,
        replied_at: repliedAt,
        settled_at: asked.status === 'resolved' ? repliedAt : null,
        stars: asked.stars ?? null,
        rating_comment: asked.comment ?? null,
        rated_at: asked.stars ? daysAgo(asked.daysAgo - 0.8) : null,
        answer_due_at: daysAgo(asked.daysAgo - 2),
        settle_due_at: daysAgo(asked.daysAgo - 30),
      })
      .execute()
    const said = [{ author_name: name, administrator_id: null, text: asked.text, created_at: at }]
    const answered = repliedAt && {
      author_name: moderator.name,
      administrator_id: moderator.id,
      text: asked.reply ?? '',
      created_at: repliedAt,
    }
    await tx
      .insertInto('ticket_message')
      .values(
        [...said, ...(answered ? [answered] : [])].map((entry, part) => ({
          id: seedId(`ticket ${index} ${part}`, entry.created_at),
          ticket_id: id,
          ...entry,
        })),
      )
      .execute()
  }
}

async function writeFlags(tx: Handle, listings: SeededListing[]): Promise<void> {
  const live = listings.filter(({ status }) => status === 'approved')
  const flags = wronglyListed.flatMap(({ reason, note, daysAgo: days }, index) => {
    const listing = live[(index * 37) % live.length]
    const at = daysAgo(days)
    return listing
      ? {
          id: seedId(`flag ${index}`, at),
          property_id: listing.id,
          reason,
          note,
          visitor: createHash('sha256').update(`demo visitor ${index}`).digest(),
          day: sql<string>`india_day(${at}::timestamptz)`,
          created_at: at,
        }
      : []
  })
  if (flags.length > 0) await tx.insertInto('flag').values(flags).execute()
}
