import type { MemberFigures } from '#contract/agency/figures.ts'
import { manages } from '#contract/agency/vocabulary.ts'
import { t } from '#domain/locale/translate.ts'
import { getMembership } from '#server/agency/membership.ts'
import type { Handle } from '#server/db/connect.ts'
import { byteOrderMark, csvOf } from '#server/export/csv.ts'
import type { BrokerViewer } from '#server/http/viewer.ts'
import { listFigures } from './figures-queries.ts'

/** Returns the figures of all members to managers of the agency, else the viewer's own. */
export async function readFigures(
  db: Handle,
  viewer: BrokerViewer,
  days: number,
): Promise<MemberFigures[]> {
  const { id, role } = await getMembership(db, viewer)
  const rows = await listFigures(db, id, { days, ...(!manages(role) && { memberId: viewer.id }) })
  return rows.map((row) => ({
    _id: row.id,
    name: `${row.first_name} ${row.last_name}`,
    inquiries: Number(row.inquiries),
    replied: Number(row.replied),
    replyMinutes: row.reply_minutes === null ? null : Number(row.reply_minutes),
    visitsKept: Number(row.visits_kept),
    visitsDue: Number(row.visits_due),
    liveListings: Number(row.live_listings),
  }))
}

/** Returns the figures as a CSV file with one line per member. */
export async function exportFigures(
  db: Handle,
  viewer: BrokerViewer,
  days: number,
): Promise<string> {
  const figures = await readFigures(db, viewer, days)
  const heads = [
    t('Member'),
    t('Enquiries'),
    t('Replied'),
    t('First reply, median minutes'),
    t('Visits kept'),
    t('Visits due'),
    t('Live listings'),
  ]
  const lines = figures.map((one) => [
    one.name,
    one.inquiries,
    one.replied,
    one.replyMinutes ?? '',
    one.visitsKept,
    one.visitsDue,
    one.liveListings,
  ])
  return byteOrderMark + csvOf([heads, ...lines])
}
