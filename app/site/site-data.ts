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
        url: origin,
        name: 'BrickBazaar',
        inLanguage: 'en-IN',
        potentialAction: {
          '@type': 'SearchAction',
          target: `${origin}/properties?search={search}`,
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
