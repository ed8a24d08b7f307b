import type { ReactNode } from 'react'
import { Thread } from '#app/inquiry/thread.tsx'
import { When } from '#app/kit/form/date.tsx'
import { Alert } from '#app/ui/alert.tsx'
import {
  type LeadConversation,
  LeadEntryKind,
  type LeadEvent,
  type LeadInquiry,
  type LeadMessage,
  LeadStage,
} from '#contract/inquiry/lead.ts'
import { formatDate, formatDateTime } from '#domain/date/date.ts'
import { pagePath } from '#domain/locale/page-path.ts'
import { t } from '#domain/locale/translate.ts'

interface InquiryThreadProps {
  thread: LeadMessage[]
  conversations: LeadConversation[]
  /** Renders the actions below each conversation. */
  actionOf: (conversation: LeadConversation) => ReactNode
}

/** The messages, separate for each sender: anybody can enter somebody's number. */
export function InquiryThread({ thread, conversations, actionOf }: InquiryThreadProps) {
  const empty = t('No messages yet.')
  if (conversations.length < 2) {
    return (
      <section aria-label={t('Conversation')}>
        <h3 className="mb-2 text-sm font-semibold">{t('Conversation')}</h3>
        <Thread thread={thread} own="broker" empty={empty} />
      </section>
    )
  }
  return (
    <>
      <Alert tone="warning">
        {t('{count} people gave this phone number. Each has a separate conversation.', {
          count: conversations.length,
        })}
      </Alert>
      {conversations.map((one) => (
        <section key={one._id} aria-label={t('Conversation with {name}', { name: one.name })}>
          <h3 className="mb-2 text-sm font-semibold break-words">{senderLabel(one)}</h3>
          <Thread
            thread={thread.filter(({ conversation }) => conversation === one._id)}
            own="broker"
            empty={empty}
          />
          <div className="mt-2">{actionOf(one)}</div>
        </section>
      ))}
    </>
  )
}

/** "Asha Rao (signed-in customer)" */
export function senderLabel({ name, isSignedIn }: LeadConversation): string {
  return isSignedIn
    ? t('{name} (signed-in customer)', { name })
    : t('{name} (number not confirmed)', { name })
}

/** The inquiries of the person, each with its listing. */
export function InquiryList({ asked }: { asked: LeadInquiry[] }) {
  return (
    <section aria-label={t('Enquiry about')} className="text-sm">
      <h3 className="mb-2 font-semibold">{t('Enquiry about')}</h3>
      <ul className="space-y-2">
        {asked.map((row) => (
          <li key={row._id} className="flex flex-wrap justify-between gap-x-4">
            <span className="min-w-0 break-words">
              {row.property?.isLive ? (
                <a
                  href={pagePath(`/properties/${row.property._id}`)}
                  className="text-link underline-offset-4 hover:underline"
                >
                  {row.property.title}
                </a>
              ) : (
                (row.property?.title ?? t('General enquiry'))
              )}
            </span>
            <span className="figures text-xs text-muted-foreground">
              {row.reference}, <When at={row.createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Acts and notes of the broker, newest first. */
export function InquiryHistory({ history }: { history: LeadEvent[] }) {
  if (history.length === 0) return null
  return (
    <section aria-label={t('Notes and history')} className="text-sm">
      <h3 className="mb-2 font-semibold">{t('Notes and history')}</h3>
      <ol className="space-y-3 border-l pl-4">
        {history.map((event) => (
          <li key={event._id}>
            <p className="break-words whitespace-pre-line">{wordsOf(event)}</p>
            <p className="text-xs text-muted-foreground">
              {event.by && `${event.by} · `}
              <When at={event.createdAt} time />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function wordsOf({ kind, text, before, after }: LeadEvent): string {
  if (kind === 'note') return text ?? ''
  if (kind === 'stage') return [before, after].map(stageLabel).join(' → ')
  if (kind === 'follow-up') {
    return after ? t('Follow up on {date}', { date: formatDate(after) }) : t('Follow-up removed')
  }
  if (kind === 'assigned') return assignmentText({ text, before, after })
  const label = t(LeadEntryKind.label(kind))
  if (kind === 'called' && text) {
    return t(
      '{count, plural, one {Call through BrickBazaar, # minute} other {Call through ' +
        'BrickBazaar, # minutes}}',
      { count: Number(text) },
    )
  }
  if (kind === 'offer-accepted' && text) {
    return t('{event}: {when}', { event: label, when: text })
  }
  // A visit's text is its time, which an erased account no longer has.
  if (!kind.startsWith('visit-') || !text) return label
  return t('{event}: {when}', { event: label, when: formatDateTime(text) })
}

/** "Asha Rao → Ravi Shetty: speaks Tamil" */
function assignmentText({ text, before, after }: Pick<LeadEvent, 'text' | 'before' | 'after'>) {
  const nobody = t('Former member')
  // Somebody can be given by name what they answered already.
  const step =
    before === after
      ? t('Assigned to {name}', { name: after ?? nobody })
      : `${before ?? nobody} → ${after ?? nobody}`
  return text ? t('{event}: {when}', { event: step, when: text }) : step
}

const stageLabel = (stage: string | null) => t(LeadStage.label(stage ?? ''))
