import { cn } from '#app/ui/class-name.ts'
import { t } from '#domain/locale/translate.ts'
import type { Idea } from './use-suggestions.ts'

/** Returns a key that distinguishes ideas. */
export const keyOf = ({ text, detail }: Idea) => `${text} ${detail}`

interface SuggestionListProps {
  id: string
  ideas: readonly Idea[]
  active: number
  /** A notice about the field, above the suggestions. */
  notice: string
  onChoose: (text: string) => void
}

/** The popup of the search box: a notice, and the list of its combobox. */
export function SuggestionList({ id, ideas, active, notice, onChoose }: SuggestionListProps) {
  const isShown = ideas.length > 0
  return (
    <div
      className={cn(
        'absolute top-full left-0 z-40 mt-2 w-full min-w-72 overflow-hidden rounded-lg',
        (isShown || notice) && 'border bg-popover shadow-float',
      )}
    >
      <p
        role="status"
        className={cn(notice && 'px-4 py-2.5 text-sm', notice && isShown && 'border-b')}
      >
        {notice}
      </p>
      <div
        id={id}
        role="listbox"
        aria-label={t('Suggestions')}
        className={cn('py-1.5', !isShown && 'hidden')}
      >
        {ideas.map(({ text, detail }, index) => (
          <div
            key={keyOf({ text, detail })}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // Before the field loses the focus, which would close the list.
            onMouseDown={(event) => {
              event.preventDefault()
              onChoose(text)
            }}
            className={cn(
              'flex min-h-11 cursor-pointer items-center justify-between gap-4 px-4 py-1.5 text-sm',
              index === active ? 'bg-accent' : 'hover:bg-accent',
            )}
          >
            <span className="min-w-0 wrap-anywhere">{text}</span>
            <span className="max-w-2/5 shrink-0 text-right text-2xs text-muted-foreground">
              {detail}
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}
