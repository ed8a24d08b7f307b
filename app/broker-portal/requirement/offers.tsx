import { House } from 'lucide-react'
import { Link } from 'react-router'
import { CardList } from '#app/kit/list/card-list.tsx'
import { useList } from '#app/kit/list/use-list.ts'
import { PageTitle } from '#app/kit/page-title.tsx'
import { requirementTitle } from '#app/requirement/requirement-text.tsx'
import { brokerRequirement, type SentOffer } from '#contract/requirement/broker-requirement.ts'
import { t } from '#domain/locale/translate.ts'
import { SentOfferLine } from './sent-offer.tsx'
import { RequirementTabs } from './tabs.tsx'

/** Homes that the broker offered, and the answers. */
export default function OfferList() {
  const list = useList(brokerRequirement.offers, (reply) => reply.offers)
  return (
    <div className="space-y-6">
      <PageTitle title={t('Requirements')} />
      <RequirementTabs />
      <CardList
        list={list}
        label={t('My offers')}
        failed={t('Failed to load your offers')}
        empty={{
          icon: House,
          title: t('No offers yet'),
          text: t('Open a requirement that fits and choose the homes to offer.'),
        }}
        renderCard={(offer) => <OfferCard offer={offer} />}
      />
    </div>
  )
}

function OfferCard({ offer }: { offer: SentOffer }) {
  return (
    <article className="h-full space-y-3 rounded-lg border bg-card p-4">
      <h2 className="font-sans text-base font-semibold break-words">
        <Link
          to={`/broker-portal/requirements/${offer.requirement._id}`}
          className="hover:underline"
        >
          {requirementTitle(offer.requirement)}
        </Link>
      </h2>
      <SentOfferLine offer={offer} />
    </article>
  )
}
