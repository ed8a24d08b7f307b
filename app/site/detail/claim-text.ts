import { ClaimSubject, type PublicClaim } from '#contract/property/claim.ts'
import { detailLabels } from '#contract/property/detail-vocabulary.ts'
import type { PropertyPublic } from '#contract/property/property.ts'
import { formatDate } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'
import { inSentence } from '#domain/text/in-sentence.ts'
import type { Fact } from './fact.ts'

/** Returns how and when a fact was checked, and until when that is valid. */
export function claimText({ state, on, until }: PublicClaim): string {
  const days = { day: formatDate(on), until: formatDate(until) }
  if (state === 'sighted') return t('Document seen on {day}, valid till {until}', days)
  if (state === 'visited') return t('Seen at a visit on {day}, valid till {until}', days)
  return t('Checked on the register on {day}, valid till {until}', days)
}

/** Returns the facts of a home that BrickBazaar has checked, and those that its broker states. */
export function claimsOf({ claims, status, detail }: PropertyPublic) {
  const isOpen = status === 'approved'
  const applies = (subject: ClaimSubject) =>
    (subject !== 'availability' || isOpen) && (subject !== 'rera' || detail.rera === 'registered')
  const checked = claims.filter(({ subject }) => applies(subject))
  const stated = ClaimSubject.keys.filter(
    (subject) => applies(subject) && !checked.some((claim) => claim.subject === subject),
  )
  const of: Partial<Record<ClaimSubject, string>> = Object.fromEntries(
    checked.map((claim) => [claim.subject, claimText(claim)]),
  )
  return {
    of,
    checked: checked.map((claim) => ({
      subject: claim.subject,
      label: t(ClaimSubject.label(claim.subject)),
      text: claimText(claim),
    })),
    stated: stated.map((subject) => inSentence(t(ClaimSubject.label(subject)))).join(', '),
  }
}

/** Returns facts with how they were checked. */
export function withNotes(
  facts: readonly Fact[],
  checked: Partial<Record<ClaimSubject, string>>,
): Fact[] {
  const notes: Record<string, string | undefined> = {
    [t(detailLabels.areaCarpetSqft)]: checked.area,
    [t(detailLabels.ownership)]: checked.title,
    [t(detailLabels.listedBy)]: checked.lister,
    [t(detailLabels.availableFrom)]: checked.availability,
  }
  return facts.map((fact) => ({ ...fact, ...(notes[fact.label] && { note: notes[fact.label] }) }))
}
