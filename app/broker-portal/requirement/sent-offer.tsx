import { Link } from 'react-router'
import { useSend } from '#app/api/send.ts'
import { Confirm } from '#app/kit/confirm.tsx'
import { When } from '#app/kit/form/date.tsx'
import { Money } from '#app/kit/form/money.tsx'
import { isMonthly } from '#app/property/property-text.ts'
import { OfferBadge } from '#app/requirement/state-badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { brokerRequirement, type SentOffer } from '#contract/requirement/broker-requirement.ts'
import { t } from '#domain/locale/translate.ts'

/** A home that the broker offered, and the state of the offer. */
export function SentOfferLine({ offer }: { offer: SentOffer }) {
  const { home } = offer
  return (
    <div className="space-y-1 text-sm">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="min-w-0 font-medium break-words">{home.title}</span>
        <OfferBadge state={offer.state} />
      </p>
      <p className="text-muted-foreground">
        <span className="figures">
          <Money
            amount={home.price}
            {...(isMonthly(home.listingType) && { per: 'month' as const })}
          />
        </span>{' '}
        · {home.place} · <When at={offer.createdAt} />
        {!offer.isLive && ` · ${t('No longer live')}`}
      </p>
      {offer.note && (
        <p className="break-words whitespace-pre-line" translate="no">
          “{offer.note}”
        </p>
      )}
      {offer.colleague && <p>{t('Home of {name}, who answers', { name: offer.colleague })}</p>}
      {offer.through && (
        <p>
          {t('Offered through {name}, {company}, who answers the customer.', {
            name: offer.through.name,
            company: offer.through.companyName,
          })}
        </p>
      )}
      {offer.leadId && (
        <Link
          to={`/broker-portal/inquiries/${offer.leadId}`}
          className="text-link underline underline-offset-4"
        >
          {t('Open the enquiry')}
        </Link>
      )}
      {offer.state === 'sent' && !offer.colleague && <Withdraw offer={offer} />}
    </div>
  )
}

function Withdraw({ offer }: { offer: SentOffer }) {
  const { send } = useSend(brokerRequirement.withdraw, {
    done: t('Offer withdrawn'),
    failed: t('Failed to withdraw the offer'),
  })
  const params = { id: offer.requirement._id, partId: offer._id }
  return (
    <Confirm
      title={t('Withdraw this offer?')}
      text={t('We let the customer know. You cannot offer this home for the requirement again.')}
      action={t('Withdraw offer')}
      onConfirm={() => send({ params })}
      trigger={
        <Button
          variant="outline"
          aria-label={t('Withdraw the offer of {title}', { title: offer.home.title })}
        >
          {t('Withdraw')}
        </Button>
      }
    />
  )
}
