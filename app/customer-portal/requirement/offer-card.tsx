import { Link } from 'react-router'
import { useSend } from '#app/api/send.ts'
import { Confirm } from '#app/kit/confirm.tsx'
import { Money } from '#app/kit/form/money.tsx'
import { Photo } from '#app/kit/photo.tsx'
import { cardView } from '#app/property/card-view.ts'
import { OfferBadge } from '#app/requirement/state-badge.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { type ReceivedOffer, requirement } from '#contract/requirement/requirement.ts'
import { t } from '#domain/locale/translate.ts'
import { AcceptOffer } from './accept-offer.tsx'

interface OfferCardProps {
  requirementId: string
  offer: ReceivedOffer
  /** Whether the requirement has not ended. */
  mayAnswer: boolean
}

/** An offered home with its broker, and the buttons to answer. */
export function OfferCard({ requirementId, offer, mayAnswer }: OfferCardProps) {
  const card = cardView(offer.home)
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-lg border bg-card">
      <Photo
        image={card.image}
        alt=""
        sizes="(min-width: 1100px) 350px, (min-width: 640px) 50vw, 100vw"
      />
      <div className="flex flex-1 flex-col gap-2 p-4">
        <p className="flex flex-wrap items-center justify-between gap-2">
          <span className="figures font-display text-xl font-semibold">
            <Money amount={card.price} {...(card.monthly && { per: 'month' })} />
          </span>
          {offer.state !== 'sent' && <OfferBadge state={offer.state} />}
        </p>
        <h3 className="font-sans text-base leading-snug font-medium tracking-normal break-words">
          <Link to={`/properties/${card._id}`} className="hover:underline">
            {card.title}
          </Link>
        </h3>
        <p className="truncate text-sm text-muted-foreground">{card.place}</p>
        {card.facts.length > 0 && <p className="figures text-sm">{card.facts.join(' · ')}</p>}
        <p>
          <Badge variant={offer.isFit ? 'tint' : 'outline'}>
            {offer.isFit ? t('Has all you asked for') : t('Differs from what you asked for')}
          </Badge>
        </p>
        <p className="text-sm break-words">
          {offer.through
            ? t('Offered by {company} through {name}, {throughCompany}', {
                company: offer.broker.companyName,
                name: offer.through.name,
                throughCompany: offer.through.companyName,
              })
            : t('Offered by {name}, {company}', {
                name: offer.broker.name,
                company: offer.broker.companyName,
              })}
        </p>
        {offer.note && (
          <p className="text-sm break-words whitespace-pre-line" translate="no">
            “{offer.note}”
          </p>
        )}
        <div className="mt-auto flex flex-wrap gap-2 pt-2">
          {offer.conversationId && (
            <Link
              to={`/customer-portal/inquiries/${offer.conversationId}`}
              className={buttonClass({ variant: 'outline' })}
            >
              {t('Open conversation')}
            </Link>
          )}
          {offer.state === 'sent' && mayAnswer && (
            <>
              <AcceptOffer requirementId={requirementId} offer={offer} />
              <Decline requirementId={requirementId} offer={offer} />
            </>
          )}
        </div>
      </div>
    </article>
  )
}

function Decline({ requirementId, offer }: Omit<OfferCardProps, 'mayAnswer'>) {
  const { send } = useSend(requirement.decline, {
    done: t('Offer declined'),
    failed: t('Failed to decline'),
  })
  const params = { id: requirementId, partId: offer._id }
  return (
    <Confirm
      title={t('Decline this home?')}
      text={t('The broker sees that you declined, and cannot offer this home again.')}
      action={t('Decline')}
      onConfirm={() => send({ params })}
      trigger={
        <Button variant="ghost" aria-label={t('Decline {title}', { title: offer.home.title })}>
          {t('Decline')}
        </Button>
      }
    />
  )
}
