import { Empty } from '#app/kit/list/empty.tsx'
import type { ShortlistRoom } from '#contract/shortlist/room.ts'
import { t } from '#domain/locale/translate.ts'
import { statusLabels, voteLabels } from '#domain/shortlist/label.ts'

const votes = ['like', 'maybe', 'no'] as const

/** The votes on each home, one line per home. */
export function Result({ room }: { room: ShortlistRoom }) {
  if (room.homes.length === 0) {
    return (
      <div className="rounded-lg border bg-card">
        <Empty
          title={t('No homes yet')}
          text={t('Open a saved home or a comparison and choose Add to shortlist.')}
        />
      </div>
    )
  }
  return (
    <section aria-label={t('Homes')}>
      <ul className="divide-y rounded-lg border bg-card">
        {room.homes.map((home) => (
          <li key={home._id} className="space-y-0.5 p-4 text-sm">
            <p className="font-medium break-words">{(home.property ?? home.facts).title}</p>
            <p className="text-muted-foreground">
              {[
                t(statusLabels[home.status]),
                ...(home.isAvailable ? [] : [t('No longer available')]),
                ...(home.isOpen ? countsOf(home.votes) : [waitingText(home, room)]),
              ].join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function countsOf(given: ShortlistRoom['homes'][number]['votes']): string[] {
  return votes.flatMap((vote) => {
    const count = given.filter((one) => one.vote === vote).length
    return count > 0 ? t('{label} ({count})', { label: t(voteLabels[vote]), count }) : []
  })
}

const waitingText = (home: ShortlistRoom['homes'][number], room: ShortlistRoom) =>
  t('{voted} of {count} have voted', {
    voted: home.votedBy.length,
    count: room.participants.length,
  })
