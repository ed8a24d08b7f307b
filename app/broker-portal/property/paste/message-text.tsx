import { cn } from '#app/ui/class-name.ts'
import type { MessageWords } from '#contract/property/listing-message.ts'
import { t } from '#domain/locale/translate.ts'

type Mark = 'read' | 'asked' | 'unread' | 'left'

export interface MarkedWords extends Pick<MessageWords, 'start' | 'end'> {
  mark: Mark
}

const dress: Record<Mark, string> = {
  read: 'bg-primary-tint text-link',
  asked: 'bg-status-yellow-tint text-status-yellow-text',
  unread: 'bg-transparent text-inherit underline decoration-dotted underline-offset-4',
  left: 'bg-transparent text-muted-foreground line-through',
}

const textClass = 'max-h-96 overflow-y-auto break-words whitespace-pre-wrap text-sm leading-relaxed'

/** The message with marks for what was read, what is ambiguous and what was not understood. */
export function MessageText({ text, words }: { text: string; words: readonly MarkedWords[] }) {
  const labels: Record<Mark, string> = {
    read: t('Read'),
    asked: t('Please choose'),
    unread: t('Not understood'),
    left: t('In no draft'),
  }
  return (
    <div className="space-y-3">
      <ul className="flex flex-wrap gap-3 text-xs">
        {(['read', 'asked', 'unread', 'left'] as const).map((mark) => (
          <li key={mark} className={cn('rounded-sm px-1.5 py-0.5', dress[mark])}>
            {labels[mark]}
          </li>
        ))}
      </ul>
      <p className={textClass}>
        {piecesOf(text, words).map(({ start, end, mark }) => {
          const piece = text.slice(start, end)
          return mark ? (
            <mark key={start} className={cn('rounded-sm', dress[mark])} translate="no">
              {piece}
            </mark>
          ) : (
            <span key={start} translate="no">
              {piece}
            </span>
          )
        })}
      </p>
    </div>
  )
}

/** Splits the text at the ends of marks; of two overlapping marks the first wins. */
function piecesOf(text: string, words: readonly MarkedWords[]) {
  const pieces: { start: number; end: number; mark?: Mark }[] = []
  let at = 0
  for (const { start, end, mark } of words.toSorted((one, other) => one.start - other.start)) {
    if (start < at || end <= start) continue
    if (start > at) pieces.push({ start: at, end: start })
    pieces.push({ start, end, mark })
    at = end
  }
  if (at < text.length) pieces.push({ start: at, end: text.length })
  return pieces
}
