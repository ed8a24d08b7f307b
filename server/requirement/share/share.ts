import { v7 } from 'uuid'
import { z } from 'zod'
import type { BodyOf, ReplyOf } from '#contract/endpoint.ts'
import { foldEmail } from '#contract/field.ts'
import { paginationOf } from '#contract/page.ts'
import { refuse } from '#contract/refusal.ts'
import { maxSharesPerDay } from '#contract/requirement/limits.ts'
import type { RequirementShare, requirementShare } from '#contract/requirement/share.ts'
import { shareLifecycle } from '#contract/requirement/vocabulary.ts'
import { readPhone } from '#domain/contact/phone.ts'
import { inSourceLanguage } from '#domain/locale/translate.ts'
import { record } from '#server/audit/record.ts'
import type { Config } from '#server/config.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { BrokerViewer } from '#server/http/viewer.ts'
import { refuseBroken } from '#server/master/constraint-refusals.ts'
import { notifyShareAnswered, notifyShared, summaryOf } from '#server/requirement/notify.ts'
import { lockSeen } from '#server/requirement/offer/queries.ts'
import {
  countSharesToday,
  decideShare,
  expireShares,
  findReceiver,
  findShare,
  insertShare,
  isEntrusted,
  listShares,
  lockReceivedShare,
  lockSharesOf,
  type ShareRow,
} from './queries.ts'

/** Sharing of requirements between brokers, who split the commission (decision 0106). */

const known = { requirement_share_one: ['requirement_share_known'] } as const

function present(row: ShareRow, viewer: BrokerViewer): RequirementShare {
  const isGiven = row.from_broker_id === viewer.id
  const isOpened = isGiven || row.state === 'accepted'
  const { filters } = row
  // Before it is accepted its receiver sees only what kind of home is looked for.
  const { listingType = '', propertyType = '' } = filters ?? {}
  const kind = summaryOf({ ...(propertyType && { propertyType }), listingType })
  return {
    _id: row.id,
    isGiven,
    broker: {
      _id: row.other_id,
      name: `${row.first_name} ${row.last_name}`,
      companyName: row.company_name,
    },
    percent: row.percent,
    note: row.note,
    summary: isOpened ? (filters ? summaryOf(filters) : row.summary) : kind,
    state: row.state,
    expiresAt: row.expires_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    requirementId: isOpened ? row.requirement_id : null,
    offerCount: row.offer_count,
    mayAnswer: !isGiven && shareLifecycle[row.state].accept !== undefined,
  }
}

export async function findShares(
  db: Handle,
  viewer: BrokerViewer,
  { page, limit }: { page: number; limit: number },
): Promise<ReplyOf<typeof requirementShare.list>> {
  const { rows, total } = await listShares(db, viewer, { page, limit })
  return {
    shares: rows.map((row) => present(row, viewer)),
    pagination: paginationOf(page, limit, total),
  }
}

/** Proposes a share with its terms to a verified broker, who has a day to answer. */
export function proposeShare(
  db: Handle,
  config: Config,
  viewer: BrokerViewer,
  requirementId: string,
  { to, percent, note }: BodyOf<typeof requirementShare.propose>,
): Promise<RequirementShare> {
  const proposed = transact(db, async (tx) => {
    await lockSharesOf(tx, viewer)
    const requirement = await lockSeen(tx, viewer, requirementId)
    if (!requirement) throw refuse('requirement_not_found')
    if (!requirement.is_open) throw refuse('requirement_not_open')
    if (!(await isEntrusted(tx, viewer.id, requirementId))) {
      throw refuse('requirement_share_early')
    }
    if ((await countSharesToday(tx, viewer)) >= maxSharesPerDay) {
      throw refuse('requirement_shares_too_many')
    }
    const receiver = await findReceiver(tx, receiverOf(to))
    if (!receiver) throw refuse('requirement_share_nobody')
    if (receiver === viewer.id) throw refuse('requirement_share_self')
    await expireShares(tx)
    const id = v7()
    await insertShare(tx, {
      ...{ id, requirement_id: requirementId, from_broker_id: viewer.id },
      ...{ to_broker_id: receiver, percent, note: note ?? null },
      summary: inSourceLanguage(() => summaryOf(requirement.filters)),
    })
    const target = { kind: 'requirement', id: requirementId }
    await record(tx, viewer, 'requirement.share', target, { after: { percent } })
    await notifyShared(tx, config, { fromId: viewer.id, toId: receiver, percent })
    return getShare(tx, viewer, id)
  })
  return refuseBroken(proposed, known)
}

function receiverOf(to: string): { id?: string; email?: string; phone?: string } {
  if (z.uuid().safeParse(to).success) return { id: to }
  if (to.includes('@')) return { email: foldEmail(to) }
  const phone = readPhone(to)
  return phone ? { phone } : {}
}

/** Answers a share once, within its day; accepting requires that the giver may still share it. */
export function answerShare(
  db: Handle,
  config: Config,
  viewer: BrokerViewer,
  id: string,
  { act }: BodyOf<typeof requirementShare.answer>,
): Promise<RequirementShare> {
  return transact(db, async (tx) => {
    const row = await lockReceivedShare(tx, viewer, id)
    if (!row) throw refuse('requirement_share_not_found')
    if (row.state === 'expired') throw refuse('requirement_share_over')
    const state = shareLifecycle[row.state][act]
    if (state !== 'accepted' && state !== 'declined') throw refuse('requirement_share_answered')
    const { requirement_id: requirementId, from_broker_id: fromId } = row
    const isWithSender = requirementId !== null && (await isEntrusted(tx, fromId, requirementId))
    if (act === 'accept' && !isWithSender) throw refuse('requirement_not_open')
    await decideShare(tx, id, state)
    const target = { kind: 'requirement', id: requirementId }
    await record(tx, viewer, `requirement.${act}_share`, target, {
      after: { percent: row.percent },
    })
    await notifyShareAnswered(tx, config, { toId: fromId, fromId: viewer.id, state })
    return getShare(tx, viewer, id)
  })
}

async function getShare(db: Handle, viewer: BrokerViewer, id: string): Promise<RequirementShare> {
  const row = await findShare(db, viewer, id)
  if (!row) throw refuse('requirement_share_not_found')
  return present(row, viewer)
}
