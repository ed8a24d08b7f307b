import { Columns3, House } from 'lucide-react'
import { useState } from 'react'
import { Late } from '#app/kit/lazy-part.tsx'
import { Empty } from '#app/kit/list/empty.tsx'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { t } from '#domain/locale/translate.ts'
import { HomeCard } from './home-card.tsx'
import { NameForm } from './name-form.tsx'
import type { RoomView } from './room-view.ts'
import { type RoomHandle, useRoom } from './use-room.ts'

// Loaded on demand: nobody compares before looking.
const loadComparison = () => import('./comparison.tsx')

/** A shared shortlist: its participants, and its homes as cards or side by side. */
export function Room({ token, first }: { token: string; first: RoomView }) {
  const handle = useRoom(token, first)
  const { room, over, isStale } = handle
  const [isComparing, setComparing] = useState(false)
  const names = new Map(room.participants.map(({ _id, name }) => [_id, name]))
  const nameOf = (id: string | null) => names.get(id ?? '') ?? t('Someone who has left')
  if (over) return <Empty icon={House} title={over} />
  return (
    <div className="space-y-6">
      <People token={token} handle={handle} />
      {isStale && (
        <p role="status" className="text-sm text-status-yellow-text">
          {t('This page could not be updated. It tries again every 20 seconds.')}
        </p>
      )}
      {room.homes.length === 0 ? (
        <Empty
          icon={House}
          title={t('No homes yet')}
          text={t('Homes appear here once {name} adds some.', {
            name: room.participants.find(({ isOwner }) => isOwner)?.name ?? '',
          })}
        />
      ) : (
        <>
          {room.homes.length > 1 && (
            <Button
              variant="outline"
              aria-pressed={isComparing}
              onClick={() => setComparing(!isComparing)}
              className="h-11 noscript:hidden"
            >
              {isComparing ? <House aria-hidden /> : <Columns3 aria-hidden />}
              {isComparing ? t('Show as cards') : t('Compare side by side')}
            </Button>
          )}
          {isComparing ? (
            <Late
              load={loadComparison}
              props={{ token, homeCount: room.homes.length }}
              waiting={<Skeleton className="h-96 w-full" />}
            />
          ) : (
            <ul className="mx-auto grid max-w-xl gap-5 lg:mx-0 lg:max-w-none lg:grid-cols-2">
              {room.homes.map((home) => (
                <li key={home._id} className="min-w-0">
                  <HomeCard token={token} home={home} handle={handle} nameOf={nameOf} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  )
}

function People({ token, handle }: { token: string; handle: RoomHandle }) {
  const [isRenaming, setRenaming] = useState(false)
  const { room, isKnown, change } = handle
  const { you, participants } = room
  const me = participants.find(({ _id }) => _id === you?.participantId)
  const save = async (name: string) => {
    await change((calls) => calls.join(token, name))
    setRenaming(false)
  }
  return (
    <section aria-label={t('People')} className="max-w-xl space-y-3">
      <p className="text-sm break-words text-muted-foreground">
        {t('Deciding together: {names}', {
          names: participants.map(({ name }) => name).join(', '),
        })}
      </p>
      {room.isSealed && (
        <p className="text-sm text-muted-foreground">
          {t(
            'Votes are hidden: you see the others’ votes on a home once everyone has voted on it.',
          )}
        </p>
      )}
      {isKnown && !you && (
        <div className="rounded-lg border bg-card p-4">
          <NameForm label={t('Your name')} action={t('Join to vote')} onSave={save} />
        </div>
      )}
      {me &&
        (isRenaming ? (
          <NameForm name={me.name} label={t('Your name')} action={t('Save')} onSave={save} />
        ) : (
          <p className="flex flex-wrap items-center gap-x-2 text-sm">
            {t('You vote as {name}.', { name: me.name })}
            <Button variant="link" onClick={() => setRenaming(true)} className="h-11 p-0 text-sm">
              {t('Change name')}
            </Button>
          </p>
        ))}
    </section>
  )
}
