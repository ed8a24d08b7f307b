import { Meh, ThumbsDown, ThumbsUp } from 'lucide-react'
import { cn } from '#app/ui/class-name.ts'
import type { ShortlistVote } from '#contract/shortlist/vocabulary.ts'
import { t } from '#domain/locale/translate.ts'
import { voteLabels } from '#domain/shortlist/label.ts'

const choices = [
  { vote: 'like', icon: ThumbsUp, pressedClass: 'bg-status-green-tint text-status-green-text' },
  { vote: 'maybe', icon: Meh, pressedClass: 'bg-status-yellow-tint text-status-yellow-text' },
  { vote: 'no', icon: ThumbsDown, pressedClass: 'bg-status-red-tint text-status-red-text' },
] as const

interface VoteBarProps {
  title: string
  own: ShortlistVote | null
  onVote: (vote: ShortlistVote | null) => void
}

/** The three votes on a home; pressing one's own vote again withdraws it. */
export function VoteBar({ title, own, onVote }: VoteBarProps) {
  return (
    <fieldset aria-label={t('Your vote on {title}', { title })} className="flex gap-2">
      {choices.map(({ vote, icon: Icon, pressedClass }) => (
        <button
          key={vote}
          type="button"
          aria-pressed={own === vote}
          onClick={() => onVote(own === vote ? null : vote)}
          className={cn(
            'inline-flex min-h-11 min-w-0 flex-1 flex-wrap items-center justify-center gap-x-2',
            'rounded-md border px-2 py-1 text-sm font-medium transition-colors',
            own === vote ? cn('border-current', pressedClass) : 'hover:bg-accent',
          )}
        >
          <Icon aria-hidden className="size-4.5 shrink-0" />
          <span className="min-w-0 break-words">{t(voteLabels[vote])}</span>
        </button>
      ))}
    </fieldset>
  )
}
