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
import type { Route } from './+types/ticket-rating.ts'
import { LinkPage, linkMeta } from './link/link-page.tsx'
import { readLink, tokenOf } from './link/read-link.ts'

const title = 'How did we do?'

export const meta = () => linkMeta(title)

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
    <LinkPage title={title}>
      {!rating && (
        <Said
          title="This link is not complete."
          text={
            'Please open it from the message again, or ' +
            'copy the whole of it into the address bar.'
          }
        />
      )}
      {rating && isDone && <Said title="Thank you." text="Those who answered you will read it." />}
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
          <Link to="/properties">See homes</Link>
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
  const given = stars === null ? '' : ` You gave ${stars} of 5.`
  if (state === 'reopened') {
    return (
      <Said
        title={`${number} is being worked on again.`}
        text={`You can say how we did once it is settled.${given}`}
      />
    )
  }
  if (state === 'over') {
    const day = until ? ` on ${formatDate(until)}` : ''
    return <Said title="The time for this is over." text={`It ended${day}.${given}`} />
  }
  if (state === 'final') {
    return <Said title="Thank you." text={`You have changed it once, so it stays.${given}`} />
  }
  return <RatingForm token={token} rating={rating} onDone={onDone} />
}

function RatingForm({ token, rating, onDone }: AskedProps) {
  const { number, stars, comment, state, until } = rating
  // Loaded on demand: the contract brings zod, which is not in the first load of a public page.
  const form = useForm(async () => (await import('#contract/ticket/rating.ts')).ticketRating.give, {
    params: { token },
    start: { ...(stars !== null && { stars }), comment: comment ?? '' },
    failed: 'Your rating was not kept.',
    onDone,
  })
  return (
    <>
      <p className="mt-1 mb-6 text-sm text-muted-foreground">
        About your message {number}.{' '}
        {state === 'rated'
          ? 'You have told us already; you can change it once'
          : 'You can change it once afterwards'}
        {until && `, until ${formatDate(until)}`}.
      </p>
      <Form form={form} label="How did we do?">
        <StarField form={form} name="stars" legend="How was our answer?" />
        <TextareaField
          form={form}
          name="comment"
          label="In your words"
          rows={3}
          maxLength={1000}
          help="What was good, or what we should do better. Nobody else sees it."
        />
        <SubmitButton form={form} busy="Sending..." size="lg">
          {state === 'rated' ? 'Change' : 'Send'}
        </SubmitButton>
      </Form>
    </>
  )
}
