import { Check, Minus, Star } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSend } from '#app/api/send.ts'
import { Day } from '#app/kit/form/date.tsx'
import { Money } from '#app/kit/form/money.tsx'
import { Rich } from '#app/kit/rich.tsx'
import { lengthOf, limitRows } from '#app/subscription/plan-text.ts'
import { OwnTouches } from '#app/touch/own-touches.tsx'
import { ShareTouches } from '#app/touch/share-touches.tsx'
import { storedTouches } from '#app/touch/stored-touches.ts'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-name.ts'
import { type BrokerPlan, type Offer, payment } from '#contract/billing/payment.ts'
import { pagePath } from '#domain/locale/page-path.ts'
import { t } from '#domain/locale/translate.ts'
import { pricePerMonth } from '#domain/plan/plan-price.ts'

/** The plans on offer side by side, with the price and start of each. */
export function PlanOffers({ plan }: { plan: BrokerPlan }) {
  const [isShared, setShared] = useState(false)
  if (plan.offers.length === 0) return null
  const isPaying = plan.order?.status === 'reported' || plan.order?.isBeingConfirmed === true
  const waits = isPaying || plan.next !== null
  return (
    <section aria-labelledby="offers" className="space-y-4">
      <div className="space-y-1">
        <h2 id="offers" className="text-lg">
          {t('Compare plans')}
        </h2>
        <p className="text-sm text-muted-foreground">
          {t('Prices include GST. Plans do not renew automatically.')}
        </p>
        {isPaying && (
          <p className="text-sm text-muted-foreground">
            {t('Your last payment is being confirmed. You can choose another plan after that.')}
          </p>
        )}
        {plan.next && (
          <p className="text-sm text-muted-foreground">
            {t('Your next plan is already paid. You can choose another one when it starts.')}
          </p>
        )}
      </div>
      <ul
        className={cn(
          'grid gap-4 sm:grid-cols-2',
          plan.offers.length === 4 ? 'xl:grid-cols-4' : 'xl:grid-cols-3',
        )}
      >
        {plan.offers.map((offer) => (
          <OfferCard key={offer._id} {...{ offer, plan, isShared }} disabled={waits} />
        ))}
      </ul>
      {!waits && (
        <ShareTouches checked={isShared} onChange={({ target }) => setShared(target.checked)} />
      )}
      <OwnTouches realm="broker" />
    </section>
  )
}

interface OfferCardProps {
  offer: Offer
  plan: BrokerPlan
  disabled: boolean
  /** Whether the broker agreed to send how they found the site. */
  isShared: boolean
}

function OfferCard({ offer, plan, disabled, isShared }: OfferCardProps) {
  const month = pricePerMonth(offer.price, offer.duration, offer.durationType)
  return (
    <li
      className={cn(
        'flex min-w-0 flex-col gap-4 rounded-lg border bg-card p-5',
        // A subgrid aligns what is compared across the cards.
        'sm:row-span-5 sm:grid sm:grid-rows-subgrid',
        offer.isPopular && 'border-marigold',
      )}
    >
      <div className="space-y-1">
        <div className="flex items-start justify-between gap-3">
          <h3 className="flex min-w-0 items-center gap-2 text-base">
            <span
              aria-hidden
              className="size-2.5 shrink-0 rounded-full"
              style={{ backgroundColor: offer.color }}
            />
            <span className="min-w-0 break-words">{offer.name}</span>
          </h3>
          {offer.isCurrent ? (
            <span className="shrink-0 text-xs font-medium text-status-green-text">
              {t('Your plan')}
            </span>
          ) : (
            offer.isPopular && (
              <span className="inline-flex shrink-0 items-center gap-1 text-xs font-medium">
                <Star aria-hidden className="size-3.5 fill-marigold text-marigold" />
                {t('Popular')}
              </span>
            )
          )}
        </div>
        <p className="text-sm break-words text-muted-foreground">{offer.description}</p>
      </div>
      <p>
        <Rich
          text={t('<0/> <1>for {length}</1>', { length: lengthOf(offer) })}
          elements={[
            <Money
              key="price"
              amount={offer.price}
              full
              className="figures font-display text-2xl font-semibold"
            />,
            <span key="length" className="text-sm text-muted-foreground" />,
          ]}
        />
        {month !== offer.price && (
          <Money
            amount={month}
            full
            per="month"
            className="figures block text-sm text-muted-foreground"
          />
        )}
      </p>
      <ul className="space-y-1.5 text-sm">
        {limitRows(offer.limits).map(({ label, value, has }) => (
          <li key={label} className="flex items-center gap-2">
            {has ? (
              <Check aria-hidden className="size-4 shrink-0 text-status-green" />
            ) : (
              <Minus aria-hidden className="size-4 shrink-0 text-muted-foreground" />
            )}
            <span className={cn('flex-1', !has && 'text-muted-foreground')}>{label}</span>
            <span className={cn('figures', !has && 'text-muted-foreground')}>{value}</span>
          </li>
        ))}
      </ul>
      {offer.features.length > 0 && (
        <ul className="space-y-1 border-t pt-3 text-sm text-muted-foreground">
          {offer.features.map((feature) => (
            <li key={feature} className="break-words">
              {feature}
            </li>
          ))}
        </ul>
      )}
      <Take {...{ offer, plan, disabled, isShared }} />
    </li>
  )
}

function Take({ offer, plan, disabled, isShared }: OfferCardProps) {
  const navigate = useNavigate()
  const { send, busy } = useSend(payment.order, {
    failed: t('Failed to order the plan'),
    onDone: ({ order }) => {
      const page = `/broker-portal/plan/pay/${order._id}`
      if (order.status === 'paid') return
      // A full page load: the payment gateway's script may run only on the page for paying.
      if (plan.paying.online) window.location.assign(pagePath(page))
      else void navigate(page)
    },
  })
  const { begins, credit, amount } = offer.offer
  const { name } = offer
  const [word, label] = offer.isCurrent
    ? [t('Renew'), t('Renew {name}', { name })]
    : plan.current
      ? [t({ id: 'plan.change', message: 'Change' }), t('Change to {name}', { name })]
      : [t('Choose'), t('Choose {name}', { name })]
  return (
    <div className="mt-auto space-y-2 sm:row-start-5">
      {plan.current && (
        <p className="text-xs text-muted-foreground">
          {begins === 'after' ? (
            <Rich
              text={t('Starts when your current plan ends, on <0/>.')}
              elements={[<Day key="ends" day={plan.current.endsOn} />]}
            />
          ) : (
            <Rich
              text={t('Starts today. <0/> left on your current plan is deducted. You pay <1/>.')}
              elements={[
                <Money key="credit" amount={credit} full className="figures" />,
                <Money key="amount" amount={amount} full className="figures" />,
              ]}
            />
          )}
        </p>
      )}
      <Button
        className="w-full"
        variant={offer.isPopular || offer.isCurrent ? 'default' : 'outline'}
        disabled={busy || disabled}
        aria-label={label}
        onClick={() =>
          void send({ body: { planId: offer._id, ...(isShared && { touches: storedTouches() }) } })
        }
      >
        {busy ? t('Please wait...') : word}
      </Button>
    </div>
  )
}
