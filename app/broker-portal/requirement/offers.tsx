import { House } from 'lucide-react'
import { Link } from 'react-router'
import { Empty } from '#app/kit/list/empty.tsx'
import { Pager } from '#app/kit/list/pager.tsx'
import { useList } from '#app/kit/list/use-list.ts'
import { PageTitle } from '#app/kit/page-title.tsx'
import { Problem } from '#app/kit/problem.tsx'
import { requirementTitle } from '#app/requirement/requirement-text.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { brokerRequirement } from '#contract/requirement/broker-requirement.ts'
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
      {list.error ? (
        <Problem title={t('Failed to load your offers')} error={list.error} onRetry={list.retry} />
      ) : list.loading ? (
        <Skeleton className="h-48 w-full" />
      ) : list.rows.length === 0 ? (
        <div className="rounded-lg border bg-card">
          <Empty
            icon={House}
            title={t('No offers yet')}
            text={t('Open a requirement that fits and choose the homes to offer.')}
          />
        </div>
      ) : (
        <ul aria-label={t('My offers')} className="grid gap-3 lg:grid-cols-2">
          {list.rows.map((offer) => (
            <li key={offer._id} className="min-w-0 space-y-3 rounded-lg border bg-card p-4">
              <h2 className="font-sans text-base font-semibold break-words">
                <Link
                  to={`/broker-portal/requirements/${offer.requirement._id}`}
                  className="hover:underline"
                >
                  {requirementTitle(offer.requirement)}
                </Link>
              </h2>
              <SentOfferLine offer={offer} />
            </li>
          ))}
        </ul>
      )}
      <Pager list={list} />
    </div>
  )
}
