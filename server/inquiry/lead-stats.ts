import { isOver, type LeadStage } from '#contract/inquiry/lead.ts'
import type { Handle } from '#server/db/connect.ts'
import type { BrokerViewer } from '#server/http/viewer.ts'
import { countLeads } from './lead-queries.ts'

/** Returns the counts of the leads that a broker sees. Spam is only in the count of spam. */
export async function readStats(db: Handle, viewer: BrokerViewer, answeredBy?: string) {
  const groups = await countLeads(db, viewer, answeredBy)
  const genuine = groups.filter((group) => !group.is_spam)
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)
  const inStage = (stage: LeadStage) =>
    sum(genuine.filter((group) => group.stage === stage).map(({ count }) => count))
  return {
    total: sum(genuine.map(({ count }) => count)),
    stages: {
      new: inStage('new'),
      contacted: inStage('contacted'),
      'visit-planned': inStage('visit-planned'),
      negotiating: inStage('negotiating'),
      closed: inStage('closed'),
      lost: inStage('lost'),
    } satisfies Record<LeadStage, number>,
    due: sum(genuine.map(({ due }) => due)),
    waiting: sum(genuine.filter(({ stage }) => !isOver(stage)).map(({ waiting }) => waiting)),
    spam: sum(groups.filter((group) => group.is_spam).map(({ count }) => count)),
  }
}
