import { When } from '#app/kit/date.tsx'
import { cn } from '#app/ui/class-name.ts'
import type { LeadMessage } from '#contract/lead.ts'

/** What was said from both sides, oldest first. */
export function Thread({ thread }: { thread: readonly LeadMessage[] }) {
  return (
    <section aria-label="Conversation">
      {thread.length === 0 && (
        <p className="text-sm text-muted-foreground">
          You left your number without a message. The broker will call you.
        </p>
      )}
      <ol className="space-y-3">
        {thread.map((message) => (
          <li
            key={message._id}
            className={cn(
              'rounded-lg border p-3 text-sm',
              message.from === 'customer' ? 'ml-6 bg-primary-tint' : 'mr-6 bg-card',
            )}
          >
            <p className="mb-1 flex flex-wrap justify-between gap-x-4 text-xs text-muted-foreground">
              <span className="font-medium break-words">
                {message.from === 'customer' ? 'You' : message.name}
              </span>
              <When at={message.createdAt} time />
            </p>
            <p className="break-words whitespace-pre-line">{message.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
