import type { ReplyOf } from '#contract/endpoint.ts'
import { type TermStrength, termStrengths } from '#contract/property/listing-message.ts'
import { maxRequirementNote } from '#contract/requirement/limits.ts'
import type {
  DraftedRequirement,
  requirementMessage,
} from '#contract/requirement/requirement-message.ts'
import { findContactDetail } from '#domain/contact/contact-detail.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { exclusionReason } from '#domain/listing-wording/exclusion-problem.ts'
import { type Exclusion, findExclusions } from '#domain/listing-wording/find-exclusion.ts'
import { t } from '#domain/locale/translate.ts'
import type {
  RequirementReading,
  RequirementTerm,
  Words,
} from '#query-language/listing-message/model.ts'
import { readRequirements } from '#query-language/listing-message/read-message.ts'
import type { Handle } from '#server/db/connect.ts'
import type { CustomerViewer } from '#server/http/viewer.ts'
import { gazetteer } from '#server/location/gazetteer.ts'
import { rateLimits } from '#server/resilience/rate-limits.ts'
import { countAttempt } from '#server/resilience/throttle.ts'
import { draftFilters } from './draft-filters.ts'

/** Reads what a message asks for into drafts of the form; nothing of it is stored. */
export async function readRequirementMessage(
  db: Handle,
  { id }: CustomerViewer,
  text: string,
): Promise<ReplyOf<typeof requirementMessage.read>> {
  await countAttempt(db, `requirement message of ${id}`, rateLimits.requirementMessagePerCustomer)
  const names = await gazetteer(db)
  const today = dayInIndia(new Date())
  const { readings, unread } = readRequirements(text, names, today)
  const exclusions = findExclusions(text)
  return { drafts: readings.map((reading) => present(reading, exclusions)), unread }
}

/** Returns the note for brokers: each wish in the customer's words, by how strong it is. */
function noteOf(terms: readonly RequirementTerm[]): string {
  const lines = Object.keys(termStrengths).flatMap((strength) => {
    const own = terms.filter((term) => term.strength === strength).map(({ text }) => text)
    const label = t(termStrengths[strength as TermStrength])
    return own.length > 0 ? [`${label}: ${own.join('; ')}`] : []
  })
  return lines.join('\n').slice(0, maxRequirementNote)
}

const overlaps = (one: Words, other: Words) => one.start < other.end && one.end > other.start

function present(
  { filter, wishes, terms, findings, doubts, unmatched }: RequirementReading,
  exclusions: readonly Exclusion[],
): DraftedRequirement {
  const leftOut = exclusions.filter((one) =>
    [...findings, ...terms, ...unmatched].some((words) => overlaps(one, words)),
  )
  const isChosen = (words: Words) => leftOut.some((one) => overlaps(one, words))
  const isDoubted = (words: Words) => doubts.some((one) => overlaps(one, words))
  // An ambiguous amount counts only once its reader has chosen a reading.
  const isUnclear = findings.some((words) => words.slot === 'budget' && isDoubted(words))
  // Wishes that exclude people are left out: brokers are not asked to fulfil them.
  const { budget, tenants, ...clear } = filter
  const { filters, filterOf } = draftFilters({
    ...clear,
    ...(budget && !isUnclear && { budget }),
    ...(tenants && leftOut.length === 0 && { tenants }),
  })
  // What is only welcome ranks the homes, and leaves none out.
  const search = [filters.search, wishes].filter(Boolean).join(', ')
  const passedOn = terms.filter((term) => !isChosen(term) && !findContactDetail(term.text))
  return {
    ...{ terms: passedOn.map((term) => ({ ...term })), note: noteOf(passedOn) },
    filters: { ...filters, ...(search && { search }) },
    findings: findings
      .filter((words) => !isChosen(words) && !(words.slot === 'budget' && isUnclear))
      .map(({ slot, ...words }) => ({ ...words, filter: filterOf[slot] ?? 'search' })),
    doubts: doubts.map(({ amounts, start, end, text }) => {
      return { start, end, text, amounts: [...amounts] }
    }),
    unmatched: unmatched.map(({ start, end, text }) => ({ start, end, text })),
    leftOut: leftOut.map((one) => ({ text: one.text, reason: exclusionReason(one) })),
  }
}
