import { Bell, BellOff, ListPlus, Share2, Trash2, TrendingDown, TrendingUp } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSend } from '#app/api/send.ts'
import { When } from '#app/kit/form/date.tsx'
import { Money } from '#app/kit/form/money.tsx'
import { NoPhoto } from '#app/kit/no-photo.tsx'
import { Photo } from '#app/kit/photo.tsx'
import { Rich } from '#app/kit/rich.tsx'
import { BrokerLine } from '#app/property/broker-line.tsx'
import { type CardView, cardView } from '#app/property/card-view.ts'
import { ListingBadge } from '#app/property/listing-badge.tsx'
import { shareListing } from '#app/property/share.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-name.ts'
import { toast } from '#app/ui/toast.ts'
import { type SavedProperty, savedProperty } from '#contract/saved/saved-property.ts'
import { t } from '#domain/locale/translate.ts'
import { formatDistinctly } from '#domain/money/price-change.ts'
import { SavedPhone } from './saved-phone.tsx'

interface SavedCardProps {
  row: SavedProperty
  onRemove: () => void
}

/** A saved home with what changed since it was saved. */
export function SavedCard({ row, onRemove }: SavedCardProps) {
  const card = row.property && cardView(row.property)
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-lg border bg-card">
      {card ? <Shown card={card} row={row} /> : <Gone row={row} />}
      <footer
        className={
          'relative mt-auto flex items-center gap-1 border-t py-1 pr-1 pl-4 ' +
          'text-xs text-muted-foreground'
        }
      >
        <span className="mr-auto">
          <Rich text={t('Saved <0/>')} elements={[<When key="saved" at={row.savedAt} />]} />
        </span>
        <Telling row={row} />
        {card && (
          <Link
            to={`/customer-portal/shortlists?add=${row._id}`}
            aria-label={t('Add {title} to a shortlist', { title: row.title })}
            className={buttonClass({ variant: 'ghost', size: 'icon' })}
          >
            <ListPlus aria-hidden />
          </Link>
        )}
        {card && (
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('Share {title}', { title: row.title })}
            onClick={() => void shareListing(row._id, row.title)}
          >
            <Share2 aria-hidden />
          </Button>
        )}
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('Remove {title}', { title: row.title })}
          onClick={onRemove}
        >
          <Trash2 aria-hidden />
        </Button>
      </footer>
    </article>
  )
}

/** Turns messages about this home off or on. */
function Telling({ row: { _id, title, hasAlerts: hadAlerts } }: { row: SavedProperty }) {
  const [hasAlerts, setHasAlerts] = useState(hadAlerts)
  const { send, busy } = useSend(savedProperty.setAlerts, {
    onDone: ({ message }) => toast.success(message),
  })
  const change = async () => {
    const wanted = !hasAlerts
    if (await send({ params: { id: _id }, body: { hasAlerts: wanted } })) setHasAlerts(wanted)
  }
  return (
    <Button
      variant="ghost"
      size="icon"
      disabled={busy}
      aria-pressed={hasAlerts}
      aria-label={t('Alerts for {title}', { title })}
      onClick={() => void change()}
    >
      {hasAlerts ? <Bell aria-hidden className="fill-current" /> : <BellOff aria-hidden />}
    </Button>
  )
}

function Shown({ card, row }: { card: CardView; row: SavedProperty }) {
  return (
    <>
      <div className="relative">
        <Photo
          image={card.image}
          alt=""
          sizes="(min-width: 1100px) 350px, (min-width: 640px) 50vw, 100vw"
          className={cn(card.badge.tone === 'gone' && 'opacity-60 saturate-50')}
        />
        <ListingBadge badge={card.badge} className="absolute top-3 left-3" />
      </div>
      <div className="flex flex-col gap-2 p-4">
        <p className="figures font-display text-xl font-semibold">
          <Money amount={card.price} {...(card.monthly && { per: 'month' })} />
        </p>
        <PriceChange now={card.price} before={row.savedPrice} />
        <h2 className="line-clamp-2 font-sans text-base leading-snug font-medium tracking-normal">
          <Link
            to={`/properties/${row._id}`}
            className="break-words after:absolute after:inset-0 after:bottom-13"
          >
            {card.title}
          </Link>
        </h2>
        <p className="truncate text-sm text-muted-foreground">{card.place}</p>
        {card.facts.length > 0 && <p className="figures text-sm">{card.facts.join(' · ')}</p>}
        <BrokerLine broker={card.broker} className="pt-1" />
        <SavedPhone row={row} />
      </div>
    </>
  )
}

/** Shows a price change: `₹1.25 Cr, was ₹1.32 Cr`. */
function PriceChange({ now, before }: { now: number; before: number }) {
  if (now === before) return null
  const [is, was] = formatDistinctly(now, before)
  const isLower = now < before
  const Arrow = isLower ? TrendingDown : TrendingUp
  return (
    <p
      className={cn(
        'figures flex items-center gap-1.5 text-sm font-medium',
        isLower ? 'text-status-green-text' : 'text-status-yellow-text',
      )}
    >
      <Arrow aria-hidden className="size-4" />
      {t('{now}, was {before}', { now: is, before: was })}
    </p>
  )
}

function Gone({ row }: { row: SavedProperty }) {
  return (
    <>
      <NoPhoto alt="" className="relative block aspect-4/3 overflow-hidden bg-muted opacity-60" />
      <div className="flex flex-col gap-2 p-4">
        <p className="text-sm font-medium text-status-yellow-text">{t('No longer available')}</p>
        <h2
          className={
            'line-clamp-2 font-sans text-base leading-snug ' +
            'font-medium tracking-normal break-words'
          }
        >
          {row.title}
        </h2>
        <p className="text-sm text-muted-foreground">
          <Rich
            text={t(
              'It was <0/> when you saved it. Keep it saved to know if the broker lists it ' +
                'again.',
            )}
            elements={[<Money key="price" amount={row.savedPrice} />]}
          />
        </p>
      </div>
    </>
  )
}
