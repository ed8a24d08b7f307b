import { useState } from 'react'
import { useRead } from '#app/api/query.tsx'
import { Stars } from '#app/broker/rating.tsx'
import { ReviewForm } from '#app/customer-portal/inquiry/review-form.tsx'
import { When } from '#app/kit/form/date.tsx'
import { Rich } from '#app/kit/rich.tsx'
import { StatusBadge } from '#app/kit/status-badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card, CardContent, CardHeader, CardTitle } from '#app/ui/card.tsx'
import { type OwnReview, ReviewStatus, review } from '#contract/review.ts'
import { t } from '#domain/locale/translate.ts'

const tones = { pending: 'yellow', published: 'green', rejected: 'red' } as const

/** Brokers that the customer may review, and the customer's reviews; hidden without either. */
export function ReviewSection() {
  const { data } = useRead(review.own, {})
  if (!data || (data.open.length === 0 && data.reviews.length === 0)) return null
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('Reviews')}</CardTitle>
      </CardHeader>
      <CardContent className="space-y-6">
        {data.open.map((broker) => (
          <Invitation
            key={broker._id}
            id={broker._id}
            name={`${broker.firstName} ${broker.lastName}`.trim()}
            companyName={broker.companyName}
          />
        ))}
        {data.reviews.length > 0 && (
          <ul aria-label={t('My reviews')} className="divide-y">
            {data.reviews.map((row) => (
              <li key={row._id} className="space-y-1.5 py-4 first:pt-0 last:pb-0">
                <Written row={row} />
              </li>
            ))}
          </ul>
        )}
      </CardContent>
    </Card>
  )
}

interface InvitationProps {
  id: string
  name: string
  companyName: string
}

function Invitation({ id, name, companyName }: InvitationProps) {
  const [writing, setWriting] = useState(false)
  if (writing) return <ReviewForm brokerId={id} name={name} onClose={() => setWriting(false)} />
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 break-words">
        <Rich
          text={t('How was your experience with <0>{name}</0> of {companyName}?', {
            name,
            companyName,
          })}
          elements={[<span key="name" className="font-medium" />]}
        />
      </p>
      <Button variant="outline" onClick={() => setWriting(true)}>
        {t('Write a review')}
      </Button>
    </div>
  )
}

function Written({ row }: { row: OwnReview }) {
  const { broker, status } = row
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="font-medium break-words">
          {broker.firstName} {broker.lastName}
        </span>
        <Stars stars={row.stars} />
        <StatusBadge tone={tones[status]} label={ReviewStatus.label(status)} />
        <span className="text-muted-foreground">
          <When at={row.createdAt} />
        </span>
      </p>
      {row.text && <p className="text-sm break-words whitespace-pre-line">{row.text}</p>}
      {row.rejectionReason && (
        <p className="text-sm break-words text-muted-foreground">
          {t('Not published: {rejectionReason}', { rejectionReason: row.rejectionReason })}
        </p>
      )}
    </>
  )
}
