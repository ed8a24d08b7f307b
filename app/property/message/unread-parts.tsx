import { type MessageUnread, messageTopics } from '#contract/property/listing-message.ts'
import { t } from '#domain/locale/translate.ts'

/** The parts of a pasted message that are in no draft, with what they speak of. */
export function UnreadParts({ unread }: { unread: readonly MessageUnread[] }) {
  if (unread.length === 0) return null
  const byTopic = Map.groupBy(unread, ({ topic }) => topic)
  return (
    <section aria-label={t('Not in any draft')} className="space-y-2 rounded-md border p-3 text-sm">
      <h2 className="font-medium">{t('Not in any draft')}</h2>
      <dl className="space-y-2">
        {[...byTopic].map(([topic, parts]) => (
          <div key={topic}>
            <dt className="text-xs text-muted-foreground">{t(messageTopics[topic])}</dt>
            {parts.map(({ start, text }) => (
              <dd key={start} className="break-words whitespace-pre-wrap" translate="no">
                {text}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}
