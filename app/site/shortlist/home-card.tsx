import { Trash2, TrendingDown, TrendingUp } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Confirm } from '#app/kit/confirm.tsx'
import { Money } from '#app/kit/form/money.tsx'
import { Photo } from '#app/kit/photo.tsx'
import { ListingBadge } from '#app/property/listing-badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-name.ts'
import type { ShortlistVote } from '#contract/shortlist/vocabulary.ts'
import { t } from '#domain/locale/translate.ts'
import { HomeStatus } from './home-status.tsx'
import { NameForm } from './name-form.tsx'
import { NoteList } from './note-list.tsx'
import type { RoomHome } from './room-view.ts'
import type { RoomHandle } from './use-room.ts'
import { VoteBar } from './vote-bar.tsx'
import { VoteList } from './vote-list.tsx'

interface HomeCardProps {
  token: string
  home: RoomHome
  handle: RoomHandle
  nameOf: (id: string | null) => string
}

/** A home of the shortlist: its facts, the votes on it, and the notes. */
export function HomeCard({ token, home, handle, nameOf }: HomeCardProps) {
  const { room, act, change } = handle
  const { you } = room
  const id = home._id
  // Shown at once, and reverted if refused.
  const [sent, setSent] = useState<{ vote: ShortlistVote | null }>()
  // Chosen before a name was given.
  const [wanted, setWanted] = useState<ShortlistVote>()
  const saved = home.votes.find(({ participantId }) => participantId === you?.participantId)?.vote
  const own = sent ? sent.vote : (saved ?? null)

  const send = async (vote: ShortlistVote | null) => {
    setSent({ vote })
    await act((calls) => calls.vote({ token, id }, vote), t('Your vote was not saved'))
    setSent((now) => (now?.vote === vote ? undefined : now))
  }
  const press = (vote: ShortlistVote | null) => {
    if (you) void send(vote)
    else setWanted(vote ?? undefined)
  }
  const joinAndVote = async (name: string) => {
    await change((calls) => calls.join(token, name))
    setWanted(undefined)
    if (wanted) await send(wanted)
  }
  const ownerId = you?.shortlistId
  return (
    <article className="overflow-hidden rounded-lg border bg-card">
      <Facts home={home} />
      <div className="space-y-3 border-t p-4">
        <VoteBar title={home.card.title} own={you ? own : (wanted ?? null)} onVote={press} />
        {!you && wanted && (
          <NameForm
            label={t('Your name, so that the others know whose vote it is')}
            action={t('Vote')}
            onSave={joinAndVote}
          />
        )}
        <VoteList
          home={home}
          room={room}
          nameOf={nameOf}
          onOpen={
            ownerId
              ? () =>
                  void act(
                    (calls) => calls.openVotes({ id: ownerId, partId: id }),
                    t('Failed to save'),
                  )
              : undefined
          }
        />
        <HomeStatus
          home={home}
          nameOf={nameOf}
          onChange={
            you
              ? (status) =>
                  void act(
                    (calls) =>
                      calls.setStatus({ token, id }, { status, version: home.statusVersion }),
                    t('The status was not saved'),
                  )
              : undefined
          }
        />
        <NoteList token={token} home={home} you={you} handle={handle} nameOf={nameOf} />
        {ownerId && (
          <Confirm
            title={t('Remove this home from the shortlist?')}
            text={t('Its votes and notes are deleted.')}
            action={t('Remove')}
            destructive
            onConfirm={() =>
              act((calls) => calls.removeHome({ id: ownerId, partId: id }), t('Failed to remove'))
            }
            trigger={
              <Button variant="ghost" className="-ml-3 h-11 px-3 text-muted-foreground">
                <Trash2 aria-hidden />
                {t('Remove home')}
              </Button>
            }
          />
        )}
      </div>
    </article>
  )
}

function Facts({ home: { _id, card, isAvailable } }: { home: RoomHome }) {
  const Arrow = card.change?.isLower ? TrendingDown : TrendingUp
  return (
    <div className="relative">
      {card.hasPage && (
        <div className="relative">
          <Photo
            image={card.image}
            alt=""
            sizes="(min-width: 1024px) 480px, 100vw"
            className={cn(!isAvailable && 'opacity-60 saturate-50')}
          />
          {card.badge && <ListingBadge badge={card.badge} className="absolute top-3 left-3" />}
        </div>
      )}
      <div className="space-y-1.5 p-4">
        {!isAvailable && (
          <p className="text-sm font-medium text-status-yellow-text">{t('No longer available')}</p>
        )}
        <p className="figures font-display text-xl font-semibold">
          <Money amount={card.price} {...(card.monthly && { per: 'month' })} />
        </p>
        {card.change && (
          <p
            className={cn(
              'figures flex items-center gap-1.5 text-sm font-medium',
              card.change.isLower ? 'text-status-green-text' : 'text-status-yellow-text',
            )}
          >
            <Arrow aria-hidden className="size-4 shrink-0" />
            {card.change.text}
          </p>
        )}
        <h2 className="font-sans text-base leading-snug font-medium tracking-normal break-words">
          {card.hasPage ? (
            <Link to={`/properties/${_id}`} className="text-link hover:underline">
              {card.title}
            </Link>
          ) : (
            card.title
          )}
        </h2>
        <p className="text-sm break-words text-muted-foreground">{card.place}</p>
        {card.facts.length > 0 && <p className="figures text-sm">{card.facts.join(' · ')}</p>}
        {card.cash && <p className="figures text-sm">{card.cash}</p>}
      </div>
    </div>
  )
}
