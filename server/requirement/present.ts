import type { OwnRequirement, Requirement } from '#contract/requirement/requirement.ts'
import { stepsOf } from '#contract/requirement/vocabulary.ts'
import type { OwnRow, RequirementRow } from './queries.ts'

export function presentRequirement(row: RequirementRow): Requirement {
  return {
    _id: row.id,
    filters: row.filters,
    note: row.note,
    state: row.state,
    endsAt: row.ends_at.toISOString(),
    createdAt: row.created_at.toISOString(),
  }
}

export function presentOwn(row: OwnRow): OwnRequirement {
  return {
    ...presentRequirement(row),
    version: row.version,
    may: stepsOf(row.state),
    brokerCount: row.broker_count,
    waitingCount: row.waiting_count,
    removalReason: row.removal_reason,
  }
}
