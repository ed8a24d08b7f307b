import type { PropertyDetail } from '#contract/property/detail.ts'
import { refuse } from '#contract/refusal.ts'
import type { DueNumber } from '#contract/rera-register.ts'
import { dayInIndia, formatDate } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'
import { plainReraNumber } from '#domain/rera/rera-agent.ts'
import { reraPortal } from '#domain/rera/rera-portal.ts'
import { canonicalReraState } from '#domain/rera/rera-project.ts'
import { record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import { endClaims, insertClaims } from '#server/property/claim/queries.ts'
import { lastDayOf } from '#server/property/claim/service.ts'
import { findListing } from '#server/property/queries.ts'
import { registrationOf } from '#server/rera/case.ts'
import { lockNumber } from '#server/rera/queries.ts'
import { listDue, lockSameNumber } from './due-queries.ts'
import { matchRegister } from './match.ts'

/** Checks of RERA numbers, repeated every 90 days. */

export async function findDue(
  db: Handle,
  paging: { page: number; limit: number },
): Promise<{ numbers: DueNumber[]; total: number }> {
  const rows = await listDue(db, paging)
  const numbers = await Promise.all(
    rows.map(async ({ id, checked_on: checkedOn, total: _, ...row }) => ({
      ...{ _id: id, ...row, checkedOn },
      portal: (row.state && reraPortal(row.state)) || null,
      register: await matchRegister(db, row),
    })),
  )
  return { numbers, total: rows[0]?.total ?? 0 }
}

interface NumberCheck {
  listing: string
  source: 'website' | 'file'
  number: string
  state: string | null
  society: string | null
}

/**
 * Records that a number was found, on the website of its register today or in the loaded file. It
 * counts for all live listings with the same number and project name; returns how many. Without a
 * project name there is nothing to compare, so only reviewers see that it was found.
 */
export function checkNumber(
  db: Handle,
  viewer: AdministratorViewer,
  { listing: id, source, ...shown }: NumberCheck,
): Promise<number> {
  return transact(db, async (tx) => {
    // The broker is locked before the number, as in every decision on a listing.
    const listings = await lockSameNumber(tx, id)
    const row = await findListing(tx, id)
    const own = row && registrationOf(row)
    if (!own) throw refuse('rera_number_not_given')
    const { number, state, project } = own
    if (!isSame(own, shown)) throw refuse('rera_case_changed')
    await lockNumber(tx, number)
    const found = project.society ? 'found' : 'number-found'
    const { result, loadedOn } = await matchRegister(tx, { number, state, ...project })
    const isFile = source === 'file'
    if (isFile && (result !== found || !loadedOn)) throw refuse('rera_number_not_found')
    const on = (isFile && loadedOn) || dayInIndia(new Date())
    const how = isFile
      ? t('Register file of {day}', { day: formatDate(on) })
      : (reraPortal(state) ?? t('Website'))
    const days = listings.flatMap((one) => {
      const until = lastDayOf('rera', one.detail as PropertyDetail, on)
      return until > dayInIndia(new Date()) ? [{ id: one.id, until }] : []
    })
    if (days.length === 0) throw refuse('rera_number_ended')
    const checked = project.society ? ('register' as const) : ('number' as const)
    for (const [until, group] of Map.groupBy(days, (one) => one.until)) {
      const ids = group.map((one) => one.id)
      await endClaims(tx, ids, 'rera')
      await insertClaims(tx, viewer, ids, { subject: 'rera', state: checked, how, until, on })
    }
    for (const one of days) {
      const after = { subject: 'rera', state: checked, how }
      await record(tx, viewer, 'property.check_claim', { kind: 'property', id: one.id }, { after })
    }
    return days.length
  })
}

type Own = NonNullable<ReturnType<typeof registrationOf>>

/** Returns whether a listing still states what was shown and checked. */
const isSame = ({ number, state, project }: Own, shown: Omit<NumberCheck, 'listing' | 'source'>) =>
  plainReraNumber(number) === plainReraNumber(shown.number) &&
  state === canonicalReraState(shown.state ?? '') &&
  (project.society ?? '').toLowerCase() === (shown.society ?? '').trim().toLowerCase()
