import { Stars } from '#app/broker/rating.tsx'
import { t } from '#domain/locale/translate.ts'
import type { PublicBroker } from './read-broker.ts'

/** Reviews of a broker, with the broker's replies. */
export function ReviewList({ broker }: { broker: PublicBroker }) {
  if (broker.reviews.length === 0) {
    return (
      <p className="text-muted-foreground">
        {t('No reviews yet. Customers can write one after {name} has replied to their enquiry.', {
          name: broker.firstName,
        })}
      </p>
    )
  }
  return (
    <ul className="divide-y border-y">
      {broker.reviews.map(({ _id, stars, text, basis, answer, ...review }) => (
        <li key={_id} className="space-y-2 py-5">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <Stars stars={stars} />
            <span className="font-medium break-words">{review.authorName}</span>
            <span className="text-muted-foreground">
              {review.writtenOn} · {basis}
            </span>
          </p>
          {text && <p className="max-w-prose break-words whitespace-pre-line">{text}</p>}
          {answer && (
            <div className="ml-4 border-l-2 pl-4 text-sm">
              <p className="font-medium">
                {review.answeredOn
                  ? t('{name} replied on {date}', { name: broker.name, date: review.answeredOn })
                  : t('{name} replied', { name: broker.name })}
              </p>
              <p className="mt-1 max-w-prose break-words whitespace-pre-line text-muted-foreground">
                {answer}
              </p>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
