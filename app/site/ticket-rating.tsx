import { MessageSquareHeart } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { StarField } from '#app/kit/form/star-field.tsx'
import { TextareaField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Empty } from '#app/kit/list/empty.tsx'
import { Button } from '#app/ui/button.tsx'
import { type TicketRating, ticketRating } from '#contract/ticket/rating.ts'
import { formatDate } from '#domain/date/date.ts'
import { msg, t } from '#domain/locale/translate.ts'
import type { Route } from './+types/ticket-rating.ts'
import { LinkPage, linkMeta } from './link/link-page.tsx'
import { readLink, tokenOf } from './link/read-link.ts'

const title = msg('How did we do?')

export const meta = () => linkMeta(t(title))

/** Loads the subject of the link; undefined where it is truncated or forged. */
export async function loader(args: Route.LoaderArgs) {
  const token = tokenOf(args.request)
  const found = await readLink(args, ticketRating.get, { params: { token } })
  return { token, rating: found?.rating }
}

/** The target of the link of a settled ticket: its sender rates the reply. */
export default function TicketRatingPage({ loaderData }: Route.ComponentProps) {
  const { token, rating } = loaderData
  const [isDone, setDone] = useState(false)
  return (
    <LinkPage title={t(title)}>
      {!rating && (
        <Said
          title={t('This link is incomplete.')}
          text={t('Open it again from the message, or copy the whole link into the address bar.')}
        />
      )}
      {rating && isDone && (
        <Said title={t('Thank you.')} text={t('Our support team will read your feedback.')} />
      )}
      {rating && !isDone && <Asked token={token} rating={rating} onDone={() => setDone(true)} />}
    </LinkPage>
  )
}

function Said({ title, text }: { title: string; text: string }) {
  return (
    <Empty
      icon={MessageSquareHeart}
      title={title}
      text={text}
      action={
        <Button asChild variant="outline">
          <Link to="/properties">{t('Browse homes')}</Link>
        </Button>
      }
    />
  )
}

interface AskedProps {
  token: string
  rating: TicketRating
  onDone: () => void
}

function Asked({ token, rating, onDone }: AskedProps) {
  const { state, number, stars, until } = rating
  const given = stars === null ? '' : t('You rated us {stars} out of 5.', { stars })
  const day = until ? formatDate(until) : ''
  if (state === 'reopened') {
    return (
      <Said
        title={t('We are working on ticket {number} again.', { number })}
        text={join(t('You can rate our support once we have resolved your ticket.'), given)}
      />
    )
  }
  if (state === 'over') {
    return (
      <Said
        title={t('The rating period is over.')}
        text={join(day && t('It ended on {day}.', { day }), given)}
      />
    )
  }
  if (state === 'final') {
    return (
      <Said
        title={t('Thank you.')}
        text={join(t('You have already changed your rating once.'), given)}
      />
    )
  }
  return <RatingForm token={token} rating={rating} onDone={onDone} />
}

const join = (...sentences: string[]) => sentences.filter(Boolean).join(' ')

function RatingForm({ token, rating, onDone }: AskedProps) {
  const { number, stars, comment, state, until } = rating
  const day = until ? formatDate(until) : ''
  // Loaded on demand: the contract brings zod, which is not in the first load of a public page.
  const form = useForm(async () => (await import('#contract/ticket/rating.ts')).ticketRating.give, {
    params: { token },
    start: { ...(stars !== null && { stars }), comment: comment ?? '' },
    failed: t('Your rating was not saved.'),
    onDone,
  })
  return (
    <>
      <p className="mt-1 mb-6 text-sm text-muted-foreground">
        {join(
          t('About your ticket {number}.', { number }),
          state === 'rated'
            ? until
              ? t('You can change your rating once, until {day}.', { day })
              : t('You can change your rating once.')
            : until
              ? t('You can change it once afterwards, until {day}.', { day })
              : t('You can change it once afterwards.'),
        )}
      </p>
      <Form form={form} label={t('How did we do?')}>
        <StarField form={form} name="stars" legend={t('How was our support?')} />
        <TextareaField
          form={form}
          name="comment"
          label={t('Your comment')}
          rows={3}
          maxLength={1000}
          help={t('What went well, and what could we do better? Only our team sees this.')}
        />
        <SubmitButton form={form} busy={t('Sending...')} size="lg">
          {state === 'rated' ? t('Change rating') : t('Send rating')}
        </SubmitButton>
      </Form>
    </>
  )
}
