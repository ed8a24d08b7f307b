import type { Dashboard } from '#contract/dashboard.ts'
import { refuse } from '#contract/refusal.ts'
import type { Handle } from '#server/db/connect.ts'
import type { CustomerViewer } from '#server/http/viewer.ts'
import { countViews } from '#server/property/analytics/analytics.ts'
import { recommendFor } from '#server/recommendation/service.ts'
import { countSavedItems, listActivity } from './dashboard-queries.ts'
import { findCustomer } from './queries.ts'
import { customerReply } from './reply.ts'

export async function readDashboard(db: Handle, viewer: CustomerViewer): Promise<Dashboard> {
  const person = await findCustomer(db, viewer.id)
  if (!person) throw refuse('session_over')
  const [kept, propertyViews, activity, homes] = await Promise.all([
    countSavedItems(db, viewer),
    countViews(db, viewer),
    listActivity(db, viewer),
    recommendFor(db, viewer, person),
  ])
  return {
    savedProperties: kept.saved,
    savedSearches: kept.searches,
    activeAlerts: kept.alerts,
    propertyViews,
    profileCompletion: customerReply(person).profileCompletion,
    activity,
    ...homes,
  }
}
