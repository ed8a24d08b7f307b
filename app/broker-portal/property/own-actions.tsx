import {
  ChartColumn,
  Copy,
  ExternalLink,
  HandCoins,
  KeyRound,
  MoreHorizontal,
  Pencil,
  Share2,
  Trash2,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { shareListing } from '#app/property/share.ts'
import { Button } from '#app/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#app/ui/dropdown-menu.tsx'
import type { PropertyOwn } from '#contract/property/property.ts'
import { t } from '#domain/locale/translate.ts'
import { PropertyClose } from './close.tsx'
import { PropertyDelete } from './delete.tsx'

type Asking = 'sold' | 'rented' | 'delete' | undefined

interface PropertyOwnActionsProps {
  listing: PropertyOwn
  /** Further actions before the menu. */
  children?: ReactNode
}

/**
 * Buttons for the acts that the server allows now: edit, fix, view, analytics, copy, close, delete.
 */
export function PropertyOwnActions({ listing, children }: PropertyOwnActionsProps) {
  const [asking, setAsking] = useState<Asking>()
  const { may, title } = listing
  const own = `/broker-portal/properties/${listing._id}`
  const mends = may.includes('resubmit')
  return (
    <div className="flex flex-wrap items-center gap-2 pt-1">
      {(mends || may.includes('edit')) && (
        <Button asChild size="sm" variant={mends ? 'default' : 'outline'}>
          <Link to={own}>
            <Pencil aria-hidden />
            {mends ? t('Fix and resubmit') : t('Edit')}
          </Link>
        </Button>
      )}
      <Button asChild size="sm" variant="ghost">
        <Link to={`${own}/numbers`} aria-label={t('Analytics for {title}', { title })}>
          <ChartColumn aria-hidden />
          {/* Beside the longer button for a rejected listing there is room for the icon only. */}
          <span className={mends ? 'max-sm:sr-only' : undefined}>{t('Analytics')}</span>
        </Link>
      </Button>
      {children}
      <More listing={listing} onAsk={setAsking} />
      {(asking === 'sold' || asking === 'rented') && (
        <PropertyClose listing={listing} outcome={asking} onClose={() => setAsking(undefined)} />
      )}
      <PropertyDelete
        listing={listing}
        open={asking === 'delete'}
        onOpenChange={(open) => setAsking(open ? 'delete' : undefined)}
      />
    </div>
  )
}

interface MoreProps {
  listing: PropertyOwn
  onAsk: (asking: Asking) => void
}

function More({ listing, onAsk }: MoreProps) {
  const { _id, may, title } = listing
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          variant="ghost"
          size="icon-sm"
          className="max-sm:ml-auto"
          aria-label={t('More actions for {title}', { title })}
        >
          <MoreHorizontal aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {listing.isLive && (
          <DropdownMenuItem asChild>
            <Link to={`/properties/${_id}`}>
              <ExternalLink aria-hidden />
              {t('View page')}
            </Link>
          </DropdownMenuItem>
        )}
        {listing.isLive && (
          <DropdownMenuItem onSelect={() => void shareListing(_id, title)}>
            <Share2 aria-hidden />
            {t('Share')}
          </DropdownMenuItem>
        )}
        <DropdownMenuItem asChild>
          <Link to={`/broker-portal/add?from=${_id}`}>
            <Copy aria-hidden />
            {t({ id: 'listing.duplicate', message: 'Duplicate' })}
          </Link>
        </DropdownMenuItem>
        {may.includes('sell') && (
          <DropdownMenuItem onSelect={() => onAsk('sold')}>
            <HandCoins aria-hidden />
            {t('Mark as sold')}
          </DropdownMenuItem>
        )}
        {may.includes('rent') && (
          <DropdownMenuItem onSelect={() => onAsk('rented')}>
            <KeyRound aria-hidden />
            {t('Mark as rented')}
          </DropdownMenuItem>
        )}
        <DropdownMenuItem destructive onSelect={() => onAsk('delete')}>
          <Trash2 aria-hidden />
          {t('Delete')}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
