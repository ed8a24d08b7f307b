import { House } from 'lucide-react'
import { Outlet, useParams } from 'react-router'
import { useRead } from '#app/api/query.tsx'
import { Empty } from '#app/kit/list/empty.tsx'
import { PageTitle } from '#app/kit/page-title.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { RequirementNote, requirementTitle } from '#app/requirement/requirement-text.tsx'
import { RequirementBadge } from '#app/requirement/state-badge.tsx'
import { Alert } from '#app/ui/alert.tsx'
import {
  type OwnRequirement,
  type ReceivedOffer,
  requirement,
} from '#contract/requirement/requirement.ts'
import { t } from '#domain/locale/translate.ts'
import { brokersText } from './list.tsx'
import { OfferCard } from './offer-card.tsx'
import { Steps } from './steps.tsx'

/** One requirement, and the homes that brokers offer for it. */
export default function RequirementDetail() {
  const { id = '' } = useParams()
  const read = useRead(requirement.get, { params: { id } }, { every: 30_000 })
  return (
    <>
      <Loaded read={read} failed={t('Failed to load the requirement')} height="h-96">
        {({ requirement: row, offers }) => (
          <div className="space-y-6">
            <PageTitle
              title={requirementTitle(row)}
              actions={<RequirementBadge state={row.state} />}
            />
            <State row={row} />
            <Steps row={row} />
            <Offers row={row} offers={offers} />
          </div>
        )}
      </Loaded>
      <Outlet />
    </>
  )
}

function State({ row }: { row: OwnRequirement }) {
  return (
    <div className="space-y-2">
      <RequirementNote row={row} />
      {row.state === 'open' && (
        <p className="text-sm text-muted-foreground">{brokersText(row.brokerCount)}</p>
      )}
      {row.removalReason && (
        <Alert tone="warning" title={t('We removed this requirement')}>
          {row.removalReason}
        </Alert>
      )}
    </div>
  )
}

function Offers({ row, offers }: { row: OwnRequirement; offers: ReceivedOffer[] }) {
  const open = offers.filter(({ state }) => state !== 'declined')
  const declined = offers.filter(({ state }) => state === 'declined')
  const mayAnswer = row.state === 'open' || row.state === 'paused'
  return (
    <section aria-labelledby="offers" className="space-y-3">
      <h2 id="offers" className="text-lg">
        {t('Offered homes')}
      </h2>
      {open.length === 0 ? (
        <div className="rounded-lg border bg-card">
          <Empty
            icon={House}
            title={t('No offers yet')}
            text={t('We email you when a broker offers a home.')}
          />
        </div>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {open.map((offer) => (
            <li key={offer._id} className="min-w-0">
              <OfferCard requirementId={row._id} offer={offer} mayAnswer={mayAnswer} />
            </li>
          ))}
        </ul>
      )}
      {declined.length > 0 && (
        <details className="text-sm">
          <summary className="flex min-h-10 cursor-pointer items-center font-medium">
            {t('Declined ({count})', { count: declined.length })}
          </summary>
          <ul className="space-y-1 text-muted-foreground">
            {declined.map(({ _id, home, broker }) => (
              <li key={_id} className="break-words">
                {home.title}, {broker.companyName}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
