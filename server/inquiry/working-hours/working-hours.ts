import type { WorkingHours, WorkingHoursDraft } from '#contract/inquiry/working-hours.ts'
import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import { formatClock } from '#domain/visit/clock.ts'
import { formatWorkingHours, isWorking } from '#domain/working-hours/working-hours.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { BrokerViewer } from '#server/http/viewer.ts'
import { findWorkingHours, saveWorkingHours } from './queries.ts'

export async function readWorkingHours(db: Handle, viewer: BrokerViewer): Promise<WorkingHours> {
  const { hours, daysOff, version } = await findWorkingHours(db, viewer.id)
  return {
    hours: hours.map(({ weekday, opens, closes }) => {
      return { weekday, opens: formatClock(opens), closes: formatClock(closes) }
    }),
    daysOff: [...daysOff],
    version,
  }
}

/** Replaces the hours, unless they were changed since they were read. */
export function changeWorkingHours(
  db: Handle,
  viewer: BrokerViewer,
  draft: WorkingHoursDraft,
): Promise<WorkingHours> {
  return transact(db, async (tx) => {
    if (!(await saveWorkingHours(tx, viewer, draft))) throw refuse('changed_meanwhile')
    return readWorkingHours(tx, viewer)
  })
}

/** Returns when a broker usually works, if it is outside those hours now; else null. */
export async function offHoursText(
  db: Handle,
  brokerId: string,
  now = new Date(),
): Promise<string | null> {
  const schedule = await findWorkingHours(db, brokerId)
  if (isWorking(schedule, now)) return null
  return t('This broker usually works {hours}.', { hours: formatWorkingHours(schedule) })
}
