import { Stars } from '#app/broker/rating.tsx'
import { Link } from '#app/kit/link.tsx'
import { Rich } from '#app/kit/rich.tsx'
import { t } from '#domain/locale/translate.ts'
import type { Quote } from './read-home.ts'

/** Published reviews of four stars and more, in the words of their authors. */
export function Testimonials({ quotes }: { quotes: readonly Quote[] }) {
  return (
    <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
      {quotes.map(({ _id, stars, text, authorName, broker }) => (
        <li key={_id}>
          <figure className="flex h-full flex-col gap-3 rounded-lg border bg-card p-5">
            <Stars stars={stars} />
            <blockquote className="flex-1 break-words text-pretty">“{text}”</blockquote>
            <figcaption className="text-sm text-muted-foreground">
              <Rich
                text={t('<0>{author}</0> on <1>{broker}</1>', {
                  author: authorName,
                  broker: broker.name,
                })}
                elements={[
                  <span key="author" className="font-medium text-foreground" />,
                  <Link
                    key="broker"
                    to={`/brokers/${broker._id}`}
                    className={
                      'inline-flex min-h-8 items-center text-link underline-offset-4 ' +
                      'hover:underline pointer-coarse:min-h-11'
                    }
                  />,
                ]}
              />
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
