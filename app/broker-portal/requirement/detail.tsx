import { useParams } from 'react-router'
import { useRead } from '#app/api/query.tsx'
import { PageTitle } from '#app/kit/page-title.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { RequirementNote, requirementTitle } from '#app/requirement/requirement-text.tsx'
import { RequirementBadge } from '#app/requirement/state-badge.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { brokerRequirement } from '#contract/requirement/broker-requirement.ts'
import { t } from '#domain/locale/translate.ts'
import { colleagueText } from './list.tsx'
import { OfferForm } from './offer-form.tsx'
import { SentOfferLine } from './sent-offer.tsx'
import { ShareForm } from './share-form.tsx'

/** One requirement, the homes to offer for it, and the offers made. */
export default function RequirementDetail() {
  const { id = '' } = useParams()
  const read = useRead(brokerRequirement.get, { params: { id } })
  return (
    <Loaded read={read} failed={t('Failed to load the requirement')} height="h-96">
      {({ requirement, homes, colleagues, offers, left, mayShare }) => (
        <div className="max-w-2xl space-y-6">
          <PageTitle
            title={requirementTitle(requirement)}
            actions={<RequirementBadge state={requirement.state} />}
          />
          <div className="space-y-2">
            <RequirementNote row={requirement} />
            <p className="text-sm text-muted-foreground">
              {t('You see the name, and the number if it is shared, once an offer is accepted.')}
            </p>
          </div>
          {offers.length > 0 && (
            <section aria-labelledby="offered" className="space-y-3">
              <h2 id="offered" className="text-lg">
                {t('What you offered')}
              </h2>
              <ul className="space-y-3">
                {offers.map((offer) => (
                  <li key={offer._id} className="rounded-lg border bg-card p-4">
                    <SentOfferLine offer={offer} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          {colleagues.length > 0 && (
            <section aria-labelledby="colleagues" className="space-y-2">
              <h2 id="colleagues" className="text-lg">
                {t('Homes of your agency')}
              </h2>
              <p className="text-sm text-muted-foreground">
                {t('You can offer them below. Their broker is told, and answers the customer.')}
              </p>
              <ul className="flex flex-wrap gap-2">
                {colleagues.map((one) => (
                  <li key={one.name}>
                    <Badge variant="outline">{colleagueText(one)}</Badge>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <section aria-labelledby="offer" className="space-y-3">
            <h2 id="offer" className="text-lg">
              {t('Offer homes')}
            </h2>
            {requirement.state !== 'open' ? (
              <Alert>{t('This requirement is not open, so no more homes can be offered.')}</Alert>
            ) : left === 0 && homes.length === 0 ? (
              <Alert>{t('You have offered as many homes as one broker can.')}</Alert>
            ) : homes.length === 0 ? (
              <Alert>{t('You have no other live home to offer for this requirement.')}</Alert>
            ) : (
              <OfferForm id={id} homes={homes} left={left} />
            )}
          </section>
          {mayShare && <ShareForm id={id} />}
        </div>
      )}
    </Loaded>
  )
}
