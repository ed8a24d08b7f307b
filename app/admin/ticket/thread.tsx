import { When } from '#app/kit/form/date.tsx'
import { cn } from '#app/ui/class-name.ts'
import type { TicketMessage } from '#contract/ticket/ticket.ts'
import { t } from '#domain/locale/translate.ts'

const noteClass = 'mb-1 flex flex-wrap justify-between gap-x-4 text-xs text-muted-foreground'

/** The messages of a ticket, oldest first. */
export function TicketThread({ thread }: { thread: TicketMessage[] }) {
  return (
    <section aria-label={t('Conversation')}>
      <ol className="space-y-3">
        {thread.map((entry) => (
          <li
            key={entry._id}
            className={cn(
              'rounded-lg border p-4 text-sm',
              entry.from === 'support' ? 'ml-6 bg-primary-tint' : 'mr-6 bg-card',
            )}
          >
            <p className={noteClass}>
              <span className="font-medium break-words">
                {entry.from === 'support' ? t('{name}, support', { name: entry.name }) : entry.name}
              </span>
              <When at={entry.createdAt} time />
            </p>
            <p className="break-words whitespace-pre-line">{entry.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
