import { Button } from '#app/ui/button.tsx'
import { t } from '#domain/locale/translate.ts'
import { voteLabels } from '#domain/shortlist/label.ts'
import type { RoomHome, RoomView } from './room-view.ts'

interface VoteListProps {
  home: RoomHome
  room: RoomView
  nameOf: (id: string | null) => string
  /** Shows hidden votes at once; for the owner. */
  onOpen: (() => void) | undefined
}

const votes = ['like', 'maybe', 'no'] as const

/** The votes with names or, while they are hidden, only who has voted. */
export function VoteList({ home, room, nameOf, onOpen }: VoteListProps) {
  const { votedBy, isOpen } = home
  if (!isOpen) {
    const missing = room.participants.filter(({ _id }) => !votedBy.includes(_id))
    return (
      <div className="space-y-1 text-sm text-muted-foreground">
        <p>
          {t('{voted} of {count} have voted. Votes are shown once everyone has.', {
            voted: votedBy.length,
            count: room.participants.length,
          })}
        </p>
        {votedBy.length > 0 && missing.length > 0 && (
          <p className="break-words">
            {t('Waiting for {names}', { names: missing.map(({ name }) => name).join(', ') })}
          </p>
        )}
        {onOpen && votedBy.length > 0 && (
          <Button variant="link" onClick={onOpen} className="h-11 p-0 text-sm">
            {t('Show votes now')}
          </Button>
        )}
      </div>
    )
  }
  if (votedBy.length === 0) {
    return <p className="text-sm text-muted-foreground">{t('No votes yet')}</p>
  }
  return (
    <dl className="space-y-0.5 text-sm">
      {votes.map((vote) => {
        const names = home.votes.filter((one) => one.vote === vote)
        return (
          names.length > 0 && (
            <div key={vote} className="flex gap-2">
              <dt className="shrink-0 font-medium">
                {t('{label} ({count})', { label: t(voteLabels[vote]), count: names.length })}
              </dt>
              <dd className="min-w-0 break-words text-muted-foreground">
                {names.map(({ participantId }) => nameOf(participantId)).join(', ')}
              </dd>
            </div>
          )
        )
      })}
    </dl>
  )
}
