import { tagOf } from '#domain/locale/locale.ts'
import { pagePath } from '#domain/locale/page-path.ts'
import { currentLocale } from '#domain/locale/translate.ts'

/** Returns structured data of the product for search engines, on its home page. */
export function siteData(origin: string) {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': `${origin}/#organization`,
        name: 'BrickBazaar',
        url: origin,
        logo: `${origin}/favicon.svg`,
        areaServed: 'IN',
      },
      {
        '@type': 'WebSite',
        url: new URL(pagePath('/'), origin).href,
        name: 'BrickBazaar',
        inLanguage: tagOf(currentLocale()),
        potentialAction: {
          '@type': 'SearchAction',
          target: `${origin}${pagePath('/properties')}?search={search}`,
          'query-input': 'required name=search',
        },
      },
    ],
  }
}

interface Question {
  title: string
  html: string
}

/**
 * Returns structured data of questions with plain-text answers; `undefined` where there are none.
 */
export function questionData(questions: readonly Question[]) {
  if (questions.length === 0) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, html }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: plain(html) },
    })),
  }
}

const plain = (html: string) =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
