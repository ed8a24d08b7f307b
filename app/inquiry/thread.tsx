import { When } from '#app/kit/form/date.tsx'
import { cn } from '#app/ui/class-name.ts'
import type { LeadMessage } from '#contract/inquiry/lead.ts'
import { t } from '#domain/locale/translate.ts'

const noteClass = 'mb-1 flex flex-wrap justify-between gap-x-4 text-xs text-muted-foreground'

interface ThreadProps {
  thread: readonly LeadMessage[]
  /** The viewer's side, whose messages are on the right. */
  own: LeadMessage['from']
  /** Shown without messages. */
  empty: string
}

/** The messages of both sides, oldest first. */
export function Thread({ thread, own, empty }: ThreadProps) {
  const listings = new Set(thread.flatMap(({ about }) => about ?? []))
  return (
    <>
      {thread.length === 0 && <p className="text-sm text-muted-foreground">{empty}</p>}
      <ol className="space-y-3">
        {thread.map((message) => (
          <li
            key={message._id}
            className={cn(
              'rounded-lg border p-3 text-sm',
              message.from === own ? 'ml-6 bg-primary-tint' : 'mr-6 bg-card',
            )}
          >
            <p className={noteClass}>
              <span className="font-medium break-words">
                {message.from === own && message.isOwn !== false ? t('You') : message.name}
              </span>
              <When at={message.createdAt} time />
            </p>
            {message.about && listings.size > 1 && (
              <p className="mb-1 font-medium break-words">{message.about}</p>
            )}
            <p className="break-words whitespace-pre-line">{message.text}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
