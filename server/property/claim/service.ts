import { type Claim, ClaimState, type ClaimSubject, claimRules } from '#contract/property/claim.ts'
import type { PropertyDetail } from '#contract/property/detail.ts'
import { refuse } from '#contract/refusal.ts'
import { dayInIndia, formatDate } from '#domain/date/date.ts'
import { addDays } from '#domain/date/report-period.ts'
import { t } from '#domain/locale/translate.ts'
import { record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import { findListing } from '#server/property/queries.ts'
import { findForChange } from '#server/property/write-queries.ts'
import { endClaims, insertClaims, listClaims, lockForClaims } from './queries.ts'

interface ClaimDraft {
  state: ClaimState
  how?: string | undefined
  until?: string | undefined
  version?: number | undefined
}

/** Sets how a fact of a listing is known; `stated` removes the claim. */
export function setClaim(
  db: Handle,
  viewer: AdministratorViewer,
  { id, subject }: { id: string; subject: ClaimSubject },
  { state, how, until, version }: ClaimDraft,
): Promise<Claim[]> {
  return transact(db, async (tx) => {
    const seen = await findForChange(tx, id)
    await lockForClaims(tx, id)
    const row = seen && (await findListing(tx, id))
    if (!row) throw refuse('property_not_found')
    if (version !== undefined && version !== row.version) throw refuse('property_changed')
    const before = (await listClaims(tx, id)).find((claim) => claim.subject === subject)
    await endClaims(tx, [id], subject)
    if (state !== 'stated') {
      if (!claimRules[subject].states.includes(state)) throw unfit(state)
      const detail = row.detail as PropertyDetail
      const claim = { subject, state, how: how ?? state, until: lastDay(subject, detail, until) }
      await insertClaims(tx, viewer, [id], claim)
    }
    await record(
      tx,
      viewer,
      'property.check_claim',
      { kind: 'property', id },
      {
        before: { subject, state: before?.state ?? 'stated' },
        after: { subject, state, ...(how && { how }), ...(until && { until }) },
      },
    )
    return getClaims(tx, id)
  })
}

export async function getClaims(db: Handle, id: string): Promise<Claim[]> {
  const rows = await listClaims(db, id)
  return rows.map(({ at, ...claim }) => ({ ...claim, at: at.toISOString() }))
}

function unfit(state: ClaimState) {
  const message = t('“{state}” cannot show this.', { state: ClaimState.label(state) })
  return refuse('invalid_input', { message, fields: { state: message } })
}

/**
 * Returns the last day for which a check on this day can be valid. A registration is not valid for
 * longer than it lasts.
 */
export function lastDayOf(subject: ClaimSubject, { reraValidTo }: PropertyDetail, on: string) {
  const usual = addDays(on, claimRules[subject].days)
  return subject === 'rera' && reraValidTo !== undefined && reraValidTo < usual
    ? reraValidTo
    : usual
}

/** Returns the last day of a claim: the chosen one, or the latest possible. */
function lastDay(subject: ClaimSubject, detail: PropertyDetail, chosen?: string): string {
  const today = dayInIndia(new Date())
  const latest = lastDayOf(subject, detail, today)
  const until = chosen ?? latest
  if (until > today && until <= latest) return until
  const message =
    latest > today
      ? t('Please choose a day from tomorrow to {day}.', {
          day: formatDate(latest),
        })
      : t('The registration has ended.')
  throw refuse('invalid_input', { message, fields: { until: message } })
}
