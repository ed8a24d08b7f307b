import { v7 } from 'uuid'
import type { z } from 'zod'
import { type Flag, type FlagAct, type FlagDraft, FlagStatus } from '#contract/flag.ts'
import { orRefuse } from '#contract/or-refuse.ts'
import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import { inSentence } from '#domain/text/in-sentence.ts'
import { type DecisionBasis, decidedMeanwhile, isOutdated } from '#server/audit/decision-basis.ts'
import { record } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { AdministratorViewer, Trace, Viewer } from '#server/http/viewer.ts'
import { notify } from '#server/notification/in-app/service.ts'
import { askIfDoubted, takeBackDoubt } from '#server/property/availability/request.ts'
import { decideListing } from '#server/property-review/service.ts'
import { rateLimits } from '#server/resilience/rate-limits.ts'
import { addressKey, countAttempt, networkOf, widerNetworkOf } from '#server/resilience/throttle.ts'
import type { Secrets } from '#server/secret/secret.ts'
import {
  decideOpen,
  findFlag,
  findLiveTitle,
  findNext,
  insertFlag,
  listOthers,
  lockFlags,
} from './queries.ts'

export async function countReport(db: Handle, address: string): Promise<void> {
  await countAttempt(db, addressKey('flag', address), rateLimits.flagPerAddress)
}

export interface Reporter {
  viewer: Viewer | undefined
  trace: Trace
}

/** Stores a visitor's report of a listing; a second one on the same day is ignored. */
export function reportListing(
  db: Handle,
  { viewer, trace }: Reporter,
  propertyId: string,
  draft: z.output<typeof FlagDraft>,
  context: Pick<Context, 'config' | 'secrets'>,
): Promise<void> {
  const { secrets } = context
  return transact(db, async (tx) => {
    const title = await findLiveTitle(tx, propertyId)
    if (title === undefined) throw refuse('property_not_found')
    // Only bots fill the hidden field: they get the response of a success.
    if (draft.website) return
    const who = viewer ? `${viewer.realm} ${viewer.id}` : networkOf(trace.address)
    // Wider than a household: the /24 of an IPv4 address, the /48 of an IPv6 one.
    const network = widerNetworkOf(trace.address).replace(/\.\d+$/, '')
    const id = v7()
    const flag = {
      id,
      property_id: propertyId,
      reason: draft.reason,
      note: draft.note ?? null,
      contact: draft.contact ?? null,
      visitor: secrets.sign('flag', who),
      network: secrets.sign('flag network', network),
    }
    // Brokers compete with each other, so that of none counts as known.
    const customerId = viewer?.realm === 'customer' ? viewer.id : null
    const isNew = await insertFlag(tx, flag, { customerId, inquiryLink: draft.inquiryLink })
    if (!isNew) return
    if (draft.reason === 'gone') await askIfDoubted(tx, context, propertyId)
    await notify(tx, 'flag.read', () => ({
      kind: 'flag',
      title: t('Reported: {title}', { title }),
      link: `/bb-admin/flags/${id}`,
      group: {
        key: 'flag',
        title: t('{count} reported listings', { count: '{count}' }),
        link: '/bb-admin/flags',
      },
    }))
  })
}

export async function getFlag(
  db: Handle,
  id: string,
): Promise<{ flag: Flag; others: Flag[]; next: string | null }> {
  const flag = orRefuse(await findFlag(db, id), 'flag_not_found')
  return { flag, others: await listOthers(db, flag), next: await findNext(db, flag) }
}

interface FlagDecision extends DecisionBasis<FlagStatus> {
  act: FlagAct
  rejectionReason?: string | undefined
}

/** Decides all open reports of a listing, and the listing itself if the action includes that. */
export function decideFlag(
  db: Handle,
  viewer: AdministratorViewer,
  id: string,
  { act, rejectionReason, ...basis }: FlagDecision,
  secrets: Secrets,
): Promise<Flag> {
  return transact(db, async (tx) => {
    const { property } = orRefuse(await findFlag(tx, id), 'flag_not_found')
    await lockFlags(tx, property._id)
    const before = orRefuse(await findFlag(tx, id), 'flag_not_found')
    const state = before.status
    const decidedAt = before.decidedAt ? new Date(before.decidedAt) : null
    const acts = ['dismiss', 'resolve', 'review', 'reject'].map((step) => `flag.${step}`)
    const present = { kind: 'flag', id, acts, state, decidedAt }
    if (await isOutdated(tx, viewer, basis, present)) {
      throw decidedMeanwhile(
        t('This report is {state} now.', { state: inSentence(FlagStatus.label(state)) }),
      )
    }
    if (!before.may.includes(act)) throw impossible(before)
    const { receivedAt } = basis
    const back = { status: 'pending', receivedAt, isSilent: act === 'reject' } as const
    const listing = property._id
    if (act === 'review' || (act === 'reject' && before.property.status !== 'pending')) {
      await decideListing(tx, viewer, listing, back, secrets)
    }
    if (act === 'reject') {
      const rejection = { status: 'rejected', rejectionReason, receivedAt } as const
      await decideListing(tx, viewer, listing, rejection, secrets)
    }
    const status = act === 'dismiss' ? 'dismissed' : 'resolved'
    const count = await decideOpen(tx, viewer, listing, status)
    if (act === 'dismiss') await takeBackDoubt(tx, listing)
    await record(
      tx,
      viewer,
      `flag.${act}`,
      { kind: 'flag', id },
      { before: { status: 'open' }, after: { status, reports: count } },
    )
    return orRefuse(await findFlag(tx, id), 'flag_not_found')
  })
}

function impossible({ status }: Flag) {
  return refuse('step_impossible', {
    message:
      status === 'open'
        ? t('This listing can no longer be changed this way.')
        : t('This report already has a decision.'),
  })
}
