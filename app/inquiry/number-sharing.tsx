import { Button } from '#app/ui/button.tsx'
import type { Conversation } from '#contract/inquiry/conversation.ts'
import { formatDate } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'

interface NumberSharingProps {
  shared: Pick<Conversation, 'numberSharing' | 'numberSharedUntil' | 'areNumbersHidden' | 'contact'>
  busy: boolean
  onChoose: (numberSharing: 'week' | 'chat') => void
}

/** Whether the broker sees the seeker's number, with a button that changes it. */
export function NumberSharing({ shared, busy, onChoose }: NumberSharingProps) {
  const { numberSharing, numberSharedUntil: until, areNumbersHidden, contact } = shared
  const isHiddenFromContact = contact !== null && !contact.isNumberShared
  const text = areNumbersHidden
    ? t('This broker cannot see phone numbers right now. You can go on chatting here.')
    : until
      ? t('The broker sees your number until {date}.', { date: formatDate(until) })
      : numberSharing === 'after-answer'
        ? t('The broker sees your number for 7 days once they have answered.')
        : numberSharing === 'week'
          ? t('The 7 days are over. The broker no longer sees your number.')
          : t('The broker does not see your number.')
  return (
    <section
      aria-label={t('Your number')}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm"
    >
      <p role="status">
        {text}
        {contact && until && (
          <span className="block">
            {isHiddenFromContact
              ? t('{name} does not see it.', { name: contact.name })
              : t('{name} sees it as well.', { name: contact.name })}
          </span>
        )}
      </p>
      {until && isHiddenFromContact && !areNumbersHidden && (
        <Button variant="outline" size="sm" disabled={busy} onClick={() => onChoose('week')}>
          {t('Share with {name} too', { name: contact.name })}
        </Button>
      )}
      {until ? (
        <Button variant="outline" size="sm" disabled={busy} onClick={() => onChoose('chat')}>
          {t('Stop sharing')}
        </Button>
      ) : (
        !areNumbersHidden && (
          <Button variant="outline" size="sm" disabled={busy} onClick={() => onChoose('week')}>
            {t('Share for 7 days')}
          </Button>
        )
      )}
    </section>
  )
}
