import { ChevronDown } from 'lucide-react'
import { foreignTag, RichText } from '#app/site/content/rich-text.tsx'
import type { PublicPage } from '#contract/cms-page.ts'
import { currentLocale, t } from '#domain/locale/translate.ts'
import { formatRupees } from '#domain/money/money.ts'

interface QuestionListProps {
  /** The answers written in the back office, in its order. */
  questions: Pick<PublicPage, 'slug' | 'title' | 'html' | 'language'>[]
  /** The lowest monthly price in rupees; without a plan the question is left out. */
  startsAt: number | null
}

/** Frequent questions: a click opens the answer, also without JavaScript. */
export function QuestionList({ questions, startsAt }: QuestionListProps) {
  const said =
    startsAt !== null &&
    t('Plans start at {price}/month. You can list homes without a plan. A plan adds extras.', {
      price: formatRupees(startsAt),
    })
  const price =
    said === false
      ? []
      : [
          {
            slug: 'price',
            language: currentLocale(),
            title: t('What does it cost brokers?'),
            html: `<p>${said}</p>`,
          },
        ]
  const all = [...questions, ...price]
  if (all.length === 0) return null
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="text-xl">
        {t('Frequently asked questions')}
      </h2>
      <div className="mt-4 border-t">
        {all.map(({ slug, title, html, language }) => (
          <details key={slug} lang={foreignTag(language)} className="group border-b">
            <summary
              className={
                'flex min-h-14 list-none items-center justify-between gap-4 py-3 font-medium ' +
                '[&::-webkit-details-marker]:hidden'
              }
            >
              {title}
              <ChevronDown
                aria-hidden
                className={
                  'size-5 shrink-0 text-muted-foreground ' +
                  'transition-transform group-open:rotate-180'
                }
              />
            </summary>
            <div className="pb-4 text-muted-foreground">
              <RichText html={html} language={language} />
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
