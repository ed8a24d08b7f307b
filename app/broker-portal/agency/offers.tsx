import { useNavigate } from 'react-router'
import { useSend } from '#app/api/send.ts'
import { Rich } from '#app/kit/rich.tsx'
import { WaitingTime } from '#app/kit/waiting-time.tsx'
import { Button } from '#app/ui/button.tsx'
import { type LeadOffer, leadAssignment } from '#contract/agency/lead-assignment.ts'
import { t } from '#domain/locale/translate.ts'

/**
 * Enquiries of the agency that nobody answered in time: the first member to take one answers it.
 */
export function LeadOffers({ offers }: { offers: LeadOffer[] }) {
  if (offers.length === 0) return null
  return (
    <section
      aria-labelledby="lead-offers"
      className="space-y-2 rounded-lg border border-l-4 border-l-status-yellow bg-card p-4"
    >
      <h2 id="lead-offers" className="font-sans text-base font-semibold">
        {t('Nobody has answered yet. Take one to answer it.')}
      </h2>
      <ul className="divide-y">
        {offers.map((offer) => (
          <li
            key={offer._id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2"
          >
            <Offer offer={offer} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Offer({ offer }: { offer: LeadOffer }) {
  const navigate = useNavigate()
  const { send, busy } = useSend(leadAssignment.take, {
    done: t('You answer this enquiry now'),
    failed: t('You cannot take this enquiry'),
    onDone: ({ inquiry }) => void navigate(`/broker-portal/inquiries/${inquiry._id}`),
  })
  const title = offer.title ?? t('General enquiry')
  return (
    <>
      <div className="min-w-0 text-sm">
        <p className="break-words">{title}</p>
        <p className="text-muted-foreground">
          <Rich
            text={t('To {name}, asked <0/>', { name: offer.brokerName })}
            elements={[<WaitingTime key="asked" since={offer.askedAt} ago />]}
          />
        </p>
      </div>
      <Button
        disabled={busy}
        aria-label={t('Take the enquiry about {title}', { title })}
        onClick={() => void send({ params: { id: offer._id } })}
      >
        {t('Take')}
      </Button>
    </>
  )
}
