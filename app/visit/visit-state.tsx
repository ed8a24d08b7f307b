import { StatusBadge } from '#app/kit/status-badge.tsx'
import type { BrokerVisit, CustomerVisit, NoShow } from '#contract/visit/visit.ts'
import { CancelReason, type VisitSide, VisitState } from '#contract/visit/vocabulary.ts'
import { t } from '#domain/locale/translate.ts'
import { replyBy } from './reply-by.ts'

type Visit = CustomerVisit | BrokerVisit

/** The state of a visit in words; says so if a past visit has no code. */
export function VisitBadge({ visit }: { visit: Visit }) {
  if (visit.state === 'booked' && visit.isOver) {
    return <StatusBadge tone="grey" label={t('Code not entered')} filled />
  }
  const tone = ({ booked: 'yellow', met: 'green', cancelled: 'red' } as const)[visit.state]
  return <StatusBadge tone={tone} label={t(VisitState.label(visit.state))} filled />
}

/** Who cancelled and why, and what both sides say about a no-show. */
export function VisitStory({ visit, side }: { visit: Visit; side: VisitSide }) {
  const lines = storyOf(visit, side)
  if (lines.length === 0) return null
  return (
    <ul className="space-y-1 text-sm text-muted-foreground">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

function storyOf(visit: Visit, side: VisitSide): string[] {
  const { cancelledBy, cancelReason, missed, isMissed } = visit
  const lines: string[] = []
  if (cancelledBy) lines.push(cancelledBy === side ? t('You cancelled it.') : whoCancelled(side))
  if (cancelReason) lines.push(t(CancelReason.label(cancelReason)))
  if (cancelledBy && isMissed[cancelledBy]) lines.push(lateText())
  const own = missed[side]
  const otherSide = side === 'customer' ? 'broker' : 'customer'
  const other = missed[otherSide]
  if (other)
    lines.push(side === 'customer' ? t('You say that the broker did not come.') : customerMissed())
  if (other?.answer) lines.push(answerOf(other.answer, false))
  else if (other) lines.push(isMissed[otherSide] ? countsText() : untilText(other))
  if (own)
    lines.push(side === 'customer' ? brokerSays() : t('The customer says that you did not come.'))
  if (own?.answer) lines.push(answerOf(own.answer, true))
  else if (own) lines.push(isMissed[side] ? countsText() : ownUntilText(own))
  return lines
}

const lateText = () => t('Less than two hours before, so it counts as missed.')
const countsText = () => t('Without a reply in time, it counts as missed.')
const untilText = (said: NoShow) =>
  t('It counts as missed if they do not reply by {when}.', { when: replyBy(said) })
const ownUntilText = (said: NoShow) =>
  t('It counts as missed if you do not reply by {when}.', { when: replyBy(said) })

const whoCancelled = (side: VisitSide) =>
  side === 'customer' ? t('The broker cancelled it.') : t('The customer cancelled it.')
const customerMissed = () => t('You say that the customer did not come.')
const brokerSays = () => t('The broker says that you did not come.')

function answerOf(answer: 'agreed' | 'disputed', isOwn: boolean): string {
  if (isOwn) return answer === 'agreed' ? t('You agree.') : t('You say that you were there.')
  return answer === 'agreed' ? t('They agree.') : t('They say that they were there.')
}
