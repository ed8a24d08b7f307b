import { useState } from 'react'
import { useRead } from '#app/api/query.tsx'
import { Rating, Stars } from '#app/broker/rating.tsx'
import { useBroker } from '#app/broker-portal/session.ts'
import { When } from '#app/kit/form/date.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { TextareaField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Loaded } from '#app/kit/query-state.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card, CardContent, CardHeader, CardTitle } from '#app/ui/card.tsx'
import { type BrokerReview, review } from '#contract/review.ts'
import { t } from '#domain/locale/translate.ts'

const noteClass = 'border-l-2 pl-3 text-sm break-words whitespace-pre-line text-muted-foreground'

const shown = 20

/** Published reviews of the broker, who can reply once to each in public. */
export function ReviewSection() {
  const person = useBroker()
  const read = useRead(review.ofMe, { query: { limit: String(shown) } })
  return (
    <Card>
      <CardHeader className="flex-row flex-wrap items-center justify-between gap-2">
        <CardTitle>{t('Reviews')}</CardTitle>
        <Rating
          rating={read.data && read.data.pagination.total > 0 ? person.rating : null}
          reviewCount={read.data?.pagination.total ?? 0}
          className="text-sm"
        />
      </CardHeader>
      <CardContent>
        <Loaded read={read} failed={t('Failed to load reviews')} height="h-24">
          {({ reviews }) =>
            reviews.length === 0 ? (
              <p className="text-sm text-muted-foreground">
                {t(
                  'Customers can review you after you reply to their enquiry. We check each ' +
                    'review before it is published.',
                )}
              </p>
            ) : (
              <ul className="divide-y">
                {reviews.map((row) => (
                  <li key={row._id} className="space-y-2 py-4 first:pt-0 last:pb-0">
                    <OneReview row={row} />
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </CardContent>
    </Card>
  )
}

function OneReview({ row }: { row: BrokerReview }) {
  const [answering, setAnswering] = useState(false)
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Stars stars={row.stars} />
        <span className="font-medium break-words">{row.authorName}</span>
        <span className="text-muted-foreground">
          <When at={row.createdAt} />
        </span>
      </p>
      {row.text && <p className="break-words whitespace-pre-line">{row.text}</p>}
      {row.answer && <p className={noteClass}>{row.answer}</p>}
      {row.may.includes('answer') &&
        (answering ? (
          <AnswerForm row={row} onClose={() => setAnswering(false)} />
        ) : (
          <Button variant="outline" size="sm" onClick={() => setAnswering(true)}>
            {t('Reply publicly')}
          </Button>
        ))}
    </>
  )
}

function AnswerForm({ row, onClose }: { row: BrokerReview; onClose: () => void }) {
  const form = useForm(review.answer, {
    params: { id: row._id },
    start: { text: '' },
    done: t('Reply published'),
    failed: t('Failed to publish the reply'),
    once: true,
    onDone: onClose,
  })
  return (
    <Form form={form} label={t('Reply to {name}', { name: row.authorName })}>
      <TextareaField
        form={form}
        name="text"
        label={t('Your reply')}
        rows={3}
        maxLength={1000}
        required
        help={t('Everyone can read it, and you cannot change it later.')}
      />
      <div className="flex justify-end gap-2">
        <Button variant="outline" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <SubmitButton form={form} busy={t('Publishing...')}>
          {t('Publish')}
        </SubmitButton>
      </div>
    </Form>
  )
}
